/**
 * A webpack loader that runs after css-loader. The script adds its style sheet to `adoptedStyleSheets`. Otherwise each
 * chunk would contain a copy of css-loader's runtime. A policy that forbids inline styles allows constructed style
 * sheets.
 */
module.exports = (source) => {
  const [whole, css] = /^___CSS_LOADER_EXPORT___\.push\(\[module\.id, (.*), ""\]\);$/ms.exec(source) ?? [];
  const names = source.replace(whole, '').replace(/^(import|var|export default) ___CSS_LOADER_.*;$|^\/\/.*$/gm, '');
  if (!css || names.includes('___')) throw new Error('css-loader returned no plain style sheet: remove its imports');
  return `const sheet = new CSSStyleSheet();
sheet.replaceSync(${css});
document.adoptedStyleSheets.push(sheet);
${names.trim()}
`;
};
