import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DIST } from '../../serve/bundle.mjs';

/**
 * Copies the bundle, and writes a language into its pages as a deployer does.
 * @returns {{ folder: string, remove: () => void }}
 */
export function bakedBundle(language) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-bench-'));
  cpSync(DIST, folder, { recursive: true });
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ uiLanguage: language }));
  execFileSync(process.execPath, ['deploy/apply.cjs'], { cwd: folder });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
