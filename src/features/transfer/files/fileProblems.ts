import { t } from '@/i18n/t';

/** The messages for files that cannot be imported. */
export const FILE_PROBLEMS = {
  empty: t('The file is empty.'),
  tooLarge: t('The file is larger than 20 MB.'),
  picture: t('This is an image.'),
  film: t('This is a video.'),
  pdf: t('This is a PDF. Save the list as CSV.'),
  html: t('This is HTML, a web page. Save the list as CSV instead.'),
  xml: t('This is XML, which Kinora cannot read. Export or convert the list to CSV and import that.'),
  spreadsheet: t('This is a spreadsheet. Save it as CSV and import that.'),
  compressed: t('This is a compressed file. Unpack it and import the CSV files.'),
  binary: t('This is not a readable text file.'),
  archive: t('There is no list in this archive. Unpack it and import the CSV files.'),
  jsonArchive: t('This archive has JSON files and no CSV. Export the lists as CSV from the same service.'),
  brokenJson: t('This JSON file is incomplete or damaged.'),
  foreignJson: t('This is not a Kinora backup. Export the list as CSV and import that.'),
  newer: t('This file was saved by a newer version. Import it there.'),
  noColumns: t('This table has no column named title, name, IMDb or TMDB.'),
  noRows: t('This table is empty.'),
  unreadable: t('The file could not be read.'),
} as const;

export type FileProblem = keyof typeof FILE_PROBLEMS;
