import { makeListModel } from '../../chaos/listModel';

const TAB = {};
const OTHER = {};

it('tracks titles that any tab added or removed', () => {
  const list = makeListModel();
  list.hear(TAB, { kind: 'listed', what: 'a' });
  list.hear(OTHER, { kind: 'listed', what: 'b' });
  list.hear(TAB, { kind: 'unlisted', what: 'b' });
  expect(list.faultsOf(['a'])).toEqual([]);
  expect(list.faultsOf(['b', 'c'])).toEqual(['lost: a', 'not removed: b', 'never added: c']);
});

it('treats a title as uncertain if the tab could not save it and was closed', () => {
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

it('treats a title as certain once it is saved', () => {
  const list = makeListModel();
  list.hear(TAB, { kind: 'listed', what: 'a' });
  list.hear(TAB, { kind: 'unsaved', what: '' });
  list.hear(TAB, { kind: 'saved', what: '' });
  list.forgetTab(TAB);
  expect(list.faultsOf([])).toEqual(['lost: a']);
});
