import type { FirstLook } from '@/config/firstLook';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A page of the bundle that begins as the site looks: its title, what links to it show, and what boot/choose reads. */
export function brandPage(html: string, look: FirstLook): string {
  const name = escapeHtml(look.name ?? 'Kinora');
  // Before the name stands the page's own title, where it has one.
  const rename = (_: string, start: string, title = '', end: string) => start + title + name + end;
  return html
    .replace(/(<title>)([^<]* · )?[^<]*(<\/title>)/, rename)
    .replace(/(property="og:title" content=")([^"]* · )?[^"]*(")/, rename)
    .replace(/data-site="[^"]*"/, () => `data-site="${escapeHtml(JSON.stringify(look))}"`);
}

/** app.webmanifest, under which name the site is installed. */
export function brandManifest(manifest: string, { name = 'Kinora' }: FirstLook): string {
  const content = JSON.parse(manifest) as object;
  return `${JSON.stringify({ ...content, name, short_name: name }, null, 2)}\n`;
}
