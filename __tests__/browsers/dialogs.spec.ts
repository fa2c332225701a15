import type { Wanted } from './tab';
import { expect, signInBefore, test } from './test';

interface Opened {
  address: string;
  opener: Wanted[];
  dialog: Wanted;
}

const OPENED: Opened[] = [
  {
    address: './subscription',
    opener: [['button', 'Continue with Premium']],
    dialog: ['dialog', 'Choose a payment method'],
  },
  {
    address: './movies',
    opener: [
      ['article', 'Interstellar'],
      ['button', 'Interstellar'],
    ],
    dialog: ['dialog', 'Interstellar'],
  },
];

const MORE_THAN_ONCE_AROUND = 12;

for (const { address, opener, dialog } of OPENED) {
  test(`${dialog.join(' ')} closes on Escape, returns the focus, and keeps it while it is open`, async ({ tab }) => {
    await signInBefore(tab);
    await tab.open(address);
    for (const press of [() => tab.click(...opener), () => tab.press('Enter')]) {
      await press();
      await tab.sees(dialog);
      await tab.press('Escape');
      await tab.seesNo(dialog);
      await tab.seesFocusOn(...opener);
    }

    await tab.press('Enter');
    await tab.sees(dialog);
    const places = new Set<string | undefined>();
    for (let step = 0; step < MORE_THAN_ONCE_AROUND; step++) {
      await tab.press('Tab');
      places.add(await tab.run(() => document.activeElement?.closest('dialog, main, header, body')?.tagName));
    }
    // After the last element of a dialog, the focus moves to the browser's own bar and leaves the page.
    places.delete('BODY');
    expect([...places]).toEqual(['DIALOG']);
  });
}
