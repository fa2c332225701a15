import type { TitleScreen } from '@/boot/render/titleScreen';
import type { Title } from '@/domain/title/title';
import { titlePath } from '@/domain/title/titlePath';
import { asciiMarkup } from '../asciiMarkup';
import { headTags } from './head';
import { dataScript, escapeMarkup } from './markup';
import type { PageContent } from './pageContents';
import type { PageSite } from './pageSite';
import { readableMarkup } from './readable';

/** The build writes it; what is between braces is filled in for each page. */
export const TEMPLATE = 'deploy/page.html';

const SLOT = /\{\{(\w+)\}\}/;

/** Texts longer than this stand in the page once, so that it keeps to its size; the app then looks the title up. */
const MAX_RECORD_BYTES = 6000;

type RenderTitle = (title: Title) => TitleScreen;

/** Returns a function that makes the HTML of a page. */
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

/** The title as the app takes it over, so that it need not be looked up; empty where it is too long. */
function recordScript(title: Title): string {
  const script = dataScript({ type: 'application/json', id: 'title-record' }, title);
  return Buffer.byteLength(script) > MAX_RECORD_BYTES ? '' : script;
}
