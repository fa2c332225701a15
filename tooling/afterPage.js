/**
 * Calls `act` in every build that makes a page, after the page and before its compressed twins, with the page's HTML and
 * a way to add files to the bundle.
 * @param {(html: string, emit: (file: string, text: string) => void) => void} act
 */
exports.afterPage = (compiler, name, act) => {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1 }, () => {
      const page = compilation.getAsset('index.html');
      if (!page) return;
      act(page.source.source().toString(), (file, text) => {
        // As it is: what deployers read is not made small.
        compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
      });
    });
  });
};
