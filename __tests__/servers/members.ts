import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLACES } from './site';

export const MEMBER = { username: 'member', password: 'correct horse' };

const FILES = [
  'deploy/nginx.conf',
  'deploy/Caddyfile',
  'deploy/lighttpd.conf',
  ...PLACES.map((place) => `.${place}.htaccess`),
];

type Block = 'with passwords' | 'by a login service';

/** Removes the # from the lines below the comment that offers the block. */
function uncommented(text: string, block: Block): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(`Members only, ${block}`));
  if (start < 0) return text;
  const isProse = (line: string) => /^\s*# /.test(line);
  const first = lines.findIndex((line, index) => index > start && !isProse(line));
  const end = lines.findIndex((line, index) => index >= first && !/^\s*#(?! \w+ )/.test(line));
  return lines
    .map((line, index) => (index >= first && (end < 0 || index < end) ? line.replace('#', '') : line))
    .join('\n');
}

function changeFiles(root: string, edit: (text: string) => string): void {
  for (const file of FILES.map((name) => path.join(root, name)).filter((place) => existsSync(place)))
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** Sets up a site that requires a password, as docs/members-only.md describes. */
export function withPasswords(root: string): void {
  const hash = execFileSync('openssl', ['passwd', '-apr1', MEMBER.password], { encoding: 'utf8' }).trim();
  const file = path.join(root, '../kinora.htpasswd');
  writeFileSync(file, `${MEMBER.username}:${hash}\n`);
  changeFiles(root, (text) => {
    const caddyHash = text.includes('caddy hash-password') ? caddyHashOf(MEMBER.password) : '';
    return uncommented(text, 'with passwords')
      .replace(/\/etc\/\w+\/kinora\.htpasswd/, file)
      .replace('$2a$14$...', () => caddyHash);
  });
}

const caddyHashOf = (password: string) =>
  execFileSync('caddy', ['hash-password', '--plaintext', password], { encoding: 'utf8' }).trim();

/** Sets up a site whose server asks the login service at this address for every request. */
export const withLoginService = (service: string) => (root: string) => {
  changeFiles(root, (text) =>
    uncommented(text, 'by a login service')
      .replace('http://127.0.0.1:4180/oauth2/auth', `${service}/check`)
      .replace('127.0.0.1:9091', new URL(service).host)
      .replace('/api/authz/forward-auth', '/check'),
  );
};
