import { APP_URL } from '@/config/basePath';
import packageJson from '../../../../package.json';
import type { Section } from '../report';

/** Returns the hash in the name of the main script, which changes with every script of the bundle. */
const buildId = () => {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
  return /\/main\.(\w+)\.js$/.exec(script?.src ?? '')?.[1];
};

export const version: Section = {
  heading: 'Version',
  read: (_store, show) => {
    show([
      { label: 'Kinora', value: packageJson.version },
      { label: 'Build', value: buildId() ?? 'development' },
      { label: 'Address', value: APP_URL },
    ]);
  },
};
