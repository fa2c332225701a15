/**
 * Calls `act` in every build that makes a page, after the page and before its compressed twins, with the page's HTML,
 * a way to add files to the bundle, and the names of those that are there.
 * @param {(html: string, emit: (file: string, text: string) => void, files: string[]) => void} act
 */
exports.afterPage = (compiler, name, act) => {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1 }, () => {
      const page = compilation.getAsset('index.html');
      if (!page) return;
      // As it is: what deployers read is not made small.
      const emit = (file, text) => compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
      act(page.source.source().toString(), emit, Object.keys(compilation.assets));
    });
  });
};
