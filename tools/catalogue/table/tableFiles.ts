import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readImageRef } from '@/lib/safeUrls';
import type { Context } from '../context';
import type { CsvRow } from '../read/csvRow';
import type { Art, FoundExtra } from '../scanResult';

/** Finds the files that the cells of a table name. Paths in a table are relative to its folder. */
export interface TableFiles {
  /**
   * Returns the poster and the backdrop: paths relative to the context's root, or https URLs. They are null if a cell
   * is empty or names no image.
   */
  art: (row: CsvRow) => Promise<Pick<Art, 'poster' | 'backdrop'>>;
  /** Returns the image of an episode. */
  still: (row: CsvRow) => Promise<string | null>;
  film: (row: CsvRow) => Promise<string | null>;
  trailer: (row: CsvRow) => Promise<FoundExtra[]>;
}

/** @param csv the path of the table */
export function tableFiles(csv: string, { root, disk, diagnostics }: Context): TableFiles {
  const report = (row: CsvRow, text: string) =>
    void diagnostics.push({ sort: 'doubtful', path: csv, text: `row ${row.line}: ${text}` });

  /** Adds the file to the files of the run, as if it were in the folder of films. */
  const find = async (cell: string, row: CsvRow): Promise<string | null> => {
    const file = path.resolve(path.dirname(csv), cell.replaceAll('\\', '/'));
    const stats = await stat(file).catch(() => null);
    if (stats?.isFile() !== true) {
      report(row, `No file “${cell}” next to the table: the cell is ignored.`);
      return null;
    }
    const relative = path.relative(root, file).split(path.sep).join('/');
    disk.set(relative, { size: stats.size, mtimeMs: Math.round(stats.mtimeMs) });
    return relative;
  };

  const picture = async (cell: string | null, row: CsvRow): Promise<string | null> => {
    if (cell === null) return null;
    if (!/^[a-z]{2,}:/i.test(cell)) return find(cell, row);
    if (/^https:/i.test(cell) && readImageRef(cell) !== null) return cell;
    report(row, `“${cell}” is not an https image address: the cell is ignored.`);
    return null;
  };

  return {
    art: async (row) => ({ poster: await picture(row.poster, row), backdrop: await picture(row.backdrop, row) }),
    still: (row) => picture(row.backdrop ?? row.poster, row),
    film: async (row) => {
      if (row.path === null || !/^https?:/i.test(row.path)) return row.path === null ? null : find(row.path, row);
      report(
        row,
        `“${row.path}” is an address, not a file, so the title does not play. Give the path of a file next to the table.`,
      );
      return null;
    },
    trailer: async (row) => {
      const file = row.trailerFile === null ? null : await find(row.trailerFile, row);
      return file === null ? [] : [{ path: file, name: 'Trailer', kind: 'trailer' }];
    },
  };
}
