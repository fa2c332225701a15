import { Fragment } from 'react';
import type { Elements } from '@/lib/elements';
import type { PlaceholderOf } from './t';
import { lookUp } from './t';

/**
 * Like `t`, for a sentence with elements in it. Each part of the text is an element of its own, because browsers that
 * translate a page replace its text nodes.
 * @example tRich('Data by {site}', { site: <OutsideLink href="…">JustWatch</OutsideLink> })
 */
export const tRich = <Text extends string>(
  text: Text,
  elements: Readonly<Record<PlaceholderOf<Text>, Elements>>,
): Elements =>
  lookUp(text)
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part !== '' && <span key={index}>{part}</span>
      ) : (
        <Fragment key={index}>{elements[part as PlaceholderOf<Text>]}</Fragment>
      ),
    );
