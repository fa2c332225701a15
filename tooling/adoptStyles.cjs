/**
 * A webpack loader after css-loader: the document takes the sheet when the script runs, without css-loader's runtime, of
 * which each chunk would have a copy. A policy that forbids styles in the page allows a sheet that a script has made.
 */
module.exports = (source) => {
  const [whole, css] = /^___CSS_LOADER_EXPORT___\.push\(\[module\.id, (.*), ""\]\);$/ms.exec(source) ?? [];
  const names = source.replace(whole, '').replace(/^(import|var|export default) ___CSS_LOADER_.*;$|^\/\/.*$/gm, '');
  if (!css || names.includes('___')) throw new Error('css-loader made no plain sheet: nothing may be imported by it');
  return `const sheet = new CSSStyleSheet();
sheet.replaceSync(${css});
document.adoptedStyleSheets.push(sheet);
${names.trim()}
`;
};
