import type { TitleScreen } from '@/boot/render/titleScreen';
import type { Title } from '@/domain/title/title';
import { titlePath } from '@/domain/title/titlePath';
import { asciiMarkup } from '../asciiMarkup';
import { headTags } from './head';
import { dataScript, escapeMarkup } from './markup';
import type { PageContent } from './pageContents';
import type { PageSite } from './pageSite';
import { readableMarkup } from './readable';

/** The template that the build writes. Names in braces are replaced for each page. */
export const TEMPLATE = 'deploy/page.html';

const SLOT = /\{\{(\w+)\}\}/;

/** The maximum size of the title's record in a page. The app looks up a title with a larger record. */
const MAX_RECORD_BYTES = 6000;

type RenderTitle = (title: Title) => TitleScreen;

/** Creates a function that returns the HTML of a page. */
export function createPageRenderer(template: string, site: PageSite, renderTitle: RenderTitle) {
  const parts = template.split(SLOT);
  return (folder: string, { head, readable, title }: PageContent): string => {
    const screen = title && renderTitle(title);
    const record = title && recordScript(title);
    const values: Readonly<Record<string, string>> = {
      head: headTags(head, site) + (record ?? ''),
      path: folder,
      title: title ? `data-title="${escapeMarkup(titlePath(title).split('?')[1] ?? '')}"` : '',
      preloads: screen?.preloads ? `<template id="preloads-title">${screen.preloads}</template>` : '',
      screen: screen ? `<template id="first-title">${screen.screen}</template>` : '',
      readable: readableMarkup(readable, site, folder),
    };
    return asciiMarkup(parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? ''))).join(''));
  };
}

/**
 * Returns a script element with the title, so that the app need not look it up. Returns an empty string if it is too
 * large.
 */
function recordScript(title: Title): string {
  const script = dataScript({ type: 'application/json', id: 'title-record' }, title);
  return Buffer.byteLength(script) > MAX_RECORD_BYTES ? '' : script;
}
