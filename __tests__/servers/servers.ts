import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Site {
  /** The folder that the server publishes at `/`. */
  root: string;
  port: number;
  /** The folder for files that the server writes while it runs. */
  scratch: string;
}

export interface Server {
  name: string;
  /** The Debian packages of the server. */
  debianPackages: readonly string[];
  /** Whether the server uses the configuration file of the bundle, and so answers routes that end with an id. */
  isConfigured: boolean;
  /** The status of an address without a route, below the base path that the file names. */
  unknown: 200 | 404;
  /** Writes the configuration and returns the command that starts the server. */
  prepare: (site: Site) => { command: string; args: string[]; env?: Record<string, string> };
}

/** The base path that the servers' files name for their not-found page. */
export const NAMED_PLACE = '/tv';

const write = (scratch: string, name: string, content: string): string => {
  const file = path.join(scratch, name);
  writeFileSync(file, content);
  return file;
};

/** Writes a file of the bundle with the changes that a deployer would make. */
const shipped = ({ root, scratch }: Site, name: string, changes: readonly (readonly [string, string])[]): string => {
  const text = changes.reduce(
    (all, [before, after]) => {
      if (!all.includes(before)) throw new Error(`deploy/${name} has no '${before}'`);
      return all.replace(before, after);
    },
    readFileSync(path.join(root, 'deploy', name), 'utf8'),
  );
  return write(scratch, name, text);
};

const nginx = ({ scratch }: Site, server: string) => {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${scratch}/${name};`,
  );
  const config = `
    daemon off; error_log stderr; pid ${scratch}/nginx.pid; user root; worker_processes 1; events {}
    http { include /etc/nginx/mime.types; access_log off; ${places.join(' ')} ${server} }`;
  return { command: 'nginx', args: ['-e', 'stderr', '-c', write(scratch, 'main.conf', config)] };
};

export const SERVERS: readonly Server[] = [
  {
    name: 'nginx',
    debianPackages: ['nginx-light'],
    isConfigured: true,
    unknown: 404,
    prepare: (site) =>
      nginx(
        site,
        `include ${shipped(site, 'nginx.conf', [
          ['listen 8080', `listen 127.0.0.1:${site.port}`],
          ['/srv/www', site.root],
          ['$kinora /kinora', `$kinora ${NAMED_PLACE}`],
        ])};`,
      ),
  },
  {
    name: 'Apache',
    debianPackages: ['apache2'],
    isConfigured: true,
    // Its .htaccess names no base path, and serves the app, which shows the not-found page itself.
    unknown: 200,
    prepare: ({ root, port, scratch }) => {
      const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'filter', 'deflate'];
      // Modules for sites that require a password.
      modules.push('authn_core', 'authn_file', 'authz_user', 'auth_basic');
      const config = `
        ServerRoot ${scratch}
        ServerName localhost
        PidFile ${scratch}/apache.pid
        Listen 127.0.0.1:${port}
        ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
        <IfFile /usr/lib/apache2/modules/mod_unixd.so>
          LoadModule unixd_module /usr/lib/apache2/modules/mod_unixd.so
        </IfFile>
        User www-data
        Group www-data
        TypesConfig /etc/mime.types
        ErrorLog ${scratch}/apache.log
        DocumentRoot ${root}
        <Directory ${root}>
          AllowOverride All
          Options FollowSymLinks
          Require all granted
        </Directory>`;
      return { command: 'apache2', args: ['-f', write(scratch, 'apache.conf', config), '-DFOREGROUND'] };
    },
  },
  {
    name: 'Caddy',
    debianPackages: ['caddy'],
    isConfigured: true,
    unknown: 404,
    prepare: (site) => ({
      command: 'caddy',
      args: [
        'run',
        '--adapter',
        'caddyfile',
        '--config',
        write(site.scratch, 'main', `{\nadmin off\nauto_https off\n}\nimport ${site.root}/deploy/Caddyfile\n`),
      ],
      env: {
        KINORA_SITE: `http://127.0.0.1:${site.port}`,
        KINORA_ROOT: site.root,
        KINORA_PATH: NAMED_PLACE,
        XDG_DATA_HOME: site.scratch,
        XDG_CONFIG_HOME: site.scratch,
      },
    }),
  },
  {
    name: 'lighttpd',
    debianPackages: ['lighttpd', 'lighttpd-mod-deflate'],
    isConfigured: true,
    unknown: 404,
    prepare: (site) => {
      const own = shipped(site, 'lighttpd.conf', [
        ['"/srv/www"', `"${site.root}"`],
        ['/srv/www/kinora/', `${site.root}${NAMED_PLACE}/`],
      ]);
      const config = `
        server.port = ${site.port}
        server.bind = "127.0.0.1"
        include "${own}"`;
      return { command: 'lighttpd', args: ['-D', '-f', write(site.scratch, 'main.conf', config)] };
    },
  },
  {
    name: 'nginx as it is',
    debianPackages: ['nginx-light'],
    isConfigured: false,
    unknown: 404,
    prepare: (site) => nginx(site, `server { listen 127.0.0.1:${site.port}; root ${site.root}; }`),
  },
  {
    name: 'Python',
    debianPackages: ['python3'],
    isConfigured: false,
    unknown: 404,
    prepare: ({ root, port }) => ({
      command: 'python3',
      args: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root],
    }),
  },
];
