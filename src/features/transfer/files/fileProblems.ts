/** The messages for files that cannot be imported. */
export const FILE_PROBLEMS = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 20 MB.',
  picture: 'This is an image.',
  film: 'This is a video.',
  pdf: 'This is a PDF. Save the list as CSV.',
  html: 'This is HTML, a web page. Save the list as CSV instead.',
  xml: 'This is XML, which Kinora cannot read. Export or convert the list to CSV and import that.',
  spreadsheet: 'This is a spreadsheet. Save it as CSV and import that.',
  compressed: 'This is a compressed file. Unpack it and import the CSV files.',
  binary: 'This is not a readable text file.',
  archive: 'There is no list in this archive. Unpack it and import the CSV files.',
  jsonArchive: 'This archive has JSON files and no CSV. Export the lists as CSV from the same service.',
  brokenJson: 'This JSON file is incomplete or damaged.',
  foreignJson: 'This is not a Kinora backup. Export the list as CSV and import that.',
  newer: 'This file was saved by a newer version. Import it there.',
  noColumns: 'This table has no column named title, name, IMDb or TMDB.',
  noRows: 'This table is empty.',
  unreadable: 'The file could not be read.',
} as const;

export type FileProblem = keyof typeof FILE_PROBLEMS;
