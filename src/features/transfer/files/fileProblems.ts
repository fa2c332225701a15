/** The messages for files that cannot be imported. */
export const FILE_PROBLEMS = {
  empty: 'It is empty.',
  tooLarge: 'It is larger than 20 MB.',
  picture: 'This is a picture.',
  film: 'This is a film.',
  pdf: 'This is a PDF. Save the list as CSV.',
  html: 'This is HTML, a web page. Save the list as CSV instead.',
  xml: 'This is XML, which Kinora cannot read. Export or convert the list to CSV, and bring in that file.',
  spreadsheet: 'This is a spreadsheet. Save it as CSV, and bring in that file.',
  compressed: 'This is a compressed file. Unpack it, and bring in the CSV files.',
  binary: 'This is no text that can be read.',
  archive: 'There is no list in this archive. Unpack it and bring in the CSV files.',
  jsonArchive:
    'This archive has JSON files and no CSV. Export the lists as CSV from the same service, and bring in those files.',
  brokenJson: 'This JSON is cut off or damaged.',
  foreignJson: 'This JSON is no copy that Kinora saved. Export the list as CSV, and bring in that file.',
  newer: 'A newer Kinora saved this file. Bring it in there.',
  noColumns: 'No column of this table is called title, name, IMDb or TMDB.',
  noRows: 'There is nothing in this table.',
  unreadable: 'It could not be read.',
} as const;

export type FileProblem = keyof typeof FILE_PROBLEMS;
