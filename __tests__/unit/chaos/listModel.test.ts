import { makeListModel } from '../../chaos/listModel';

const TAB = {};
const OTHER = {};

it('knows what was added and removed, by whichever tab', () => {
  const list = makeListModel();
  list.hear(TAB, { kind: 'listed', what: 'a' });
  list.hear(OTHER, { kind: 'listed', what: 'b' });
  list.hear(TAB, { kind: 'unlisted', what: 'b' });
  expect(list.faultsOf(['a'])).toEqual([]);
  expect(list.faultsOf(['b', 'c'])).toEqual(['lost: a', 'not removed: b', 'never added: c']);
});

it('takes as unsure what a tab was told that it cannot be saved, and had in its memory when it went', () => {
  const list = makeListModel();
  list.hear(TAB, { kind: 'listed', what: 'a' });
  list.hear(TAB, { kind: 'saved', what: '' });
  list.hear(TAB, { kind: 'listed', what: 'b' });
  list.hear(TAB, { kind: 'unsaved', what: '' });
  expect(list.faultsOf(['a'])).toEqual(['lost: b']);
  list.forgetTab(TAB);
  expect(list.faultsOf(['a'])).toEqual([]);
  expect(list.faultsOf(['a', 'b'])).toEqual([]);
  expect(list.faultsOf([])).toEqual(['lost: a']);
});

it('is sure of what was saved after all', () => {
  const list = makeListModel();
  list.hear(TAB, { kind: 'listed', what: 'a' });
  list.hear(TAB, { kind: 'unsaved', what: '' });
  list.hear(TAB, { kind: 'saved', what: '' });
  list.forgetTab(TAB);
  expect(list.faultsOf([])).toEqual(['lost: a']);
});
