const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { policyOf } = require('./headers.js');
const { policyHash } = require('./inlineStyles.js');
const { stylesFor } = require('./titleStyles.js');

const TEMPLATE = path.join(__dirname, '../src/titlePage.html');

/** Removes the lists below the title, because the app adds them. */
const firstPaint = (markup) => markup.replaceAll(/<section.*?<\/section>/gs, '');

const templates = (page) => page.match(/<template id=.*?<\/template>/gs) ?? [];
const templateOf = (page, id) => templates(page).find((template) => template.startsWith(`<template id="${id}"`)) ?? '';
const contentOf = (page, tag) => new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(page)[1];

/** Removes unneeded hashes from a policy, because hashes are hard to compress. */
const narrowed = (policy, hashes) =>
  policy.replaceAll(/ '[^' ]*'/g, (source) =>
    /'sha256-/.test(source) && !hashes.includes(source.trim()) ? '' : source,
  );

/** Removes white space from the template. Scripts must stay unchanged, so that they match the hashes in the policy. */
const minified = (html) =>
  html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/ ?\/?> ?/g, '>')
    .replaceAll(/ ?(<[%/a-z]|\{\{(?!title))/g, '$1')
    .replaceAll(/(%>|\}\}) (?=[<{])/g, '$1');

/**
 * Returns preload tags for the scripts that the app needs for a title. Without `integrity`, browsers would load the
 * scripts twice.
 */
const scriptPreloads = (scripts) =>
  (scripts.match(/<script.*?>/g) ?? [])
    .filter((tag) => !tag.includes('data-for') || tag.includes('data-for="movie"'))
    .map((tag) => {
      const [, src] = / src="([^"]*)"/.exec(tag);
      const [, integrity] = / integrity="([^"]*)"/.exec(tag);
      return `<link rel="preload" as="script" href="${src}" integrity="${integrity}" crossorigin>`;
    })
    .join('');

/** The other elements in a title's page, for which the styles are needed too. */
const BESIDE_TITLE =
  '<svg hidden></svg><a></a><div id="blocked"></div><p class="starting"></p><div class="starting" role="status"><span class="starting-lamp"></span></div>';

/** Returns the inline style sheet of a title's page. */
exports.titleStyles = (styles, { titleVariants }) =>
  stylesFor(styles, titleVariants.map(firstPaint).join('') + BESIDE_TITLE);

/**
 * Returns the files for title pages: the template of a page, and the shell, which contains the parts of index.html that
 * the template lacks.
 * @param {string} index the index.html of the finished bundle
 * @param {{ script: string, styles: string, markup: string[], external: string }} parts of title pages only
 * @returns {Map<string, string>} the files by their names in the bundle
 */
exports.titlePageFiles = (index, { script, styles, markup, external }) => {
  const [, dataset, boot] = /<script [^>]*?(data-base[^>]*)>(.*?)<\/script>/s.exec(index);
  const [, fallback] = /<script data-cfasync="false">(.*?)<\/script>/s.exec(index);
  const sprite = /<svg hidden.*?<\/svg>/s.exec(index)[0];
  const shell = {
    css: contentOf(index, 'style'),
    html: `<!doctype html><meta charset="utf-8"><script data-cfasync="false" id="boot">${boot}</script><body>${templates(index).join('')}${sprite}`,
  };
  const hash = crypto.createHash('sha256').update(Object.values(shell).join()).digest('hex').slice(0, 8);
  const shown = new Set([...markup.join('').matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id));
  const icons = (sprite.match(/<symbol.*?<\/symbol>/gs) ?? []).filter((symbol) =>
    shown.has(/id="([^"]*)"/.exec(symbol)[1]),
  );
  const values = {
    policy: narrowed(policyOf(index), [boot, script, styles, fallback].map(policyHash)),
    placeholder: /data-placeholder="([^"]*)"/.exec(dataset)[1],
    shell: `assets/shell.${hash}`,
    face: /data-face="([^"]*)"/.exec(dataset)[1],
    script,
    styles,
    external,
    preloads: scriptPreloads(templateOf(index, 'scripts')),
    icons: icons.join(''),
    other: templateOf(index, 'first-other'),
    fallback,
  };
  // tools/deploy/pages/pageTemplate replaces the names in braces.
  const page = minified(fs.readFileSync(TEMPLATE, 'utf8')).replaceAll(/<%= (\w+) %>/g, (_, name) => values[name]);
  return new Map([
    ...Object.entries(shell).map(([ending, text]) => [`assets/shell.${hash}.${ending}`, text]),
    ['deploy/page.html', page],
  ]);
};
