import { useId } from 'react';
import { Picture } from '@/components/media/Picture';
import { OutsideLink } from '@/components/ui/OutsideLink';
import * as quiet from '@/components/ui/QuietLink.late.module.css';
import type { WayToWatch, WhereToWatch as Offers } from '@/domain/title/titleDetails';
import { countryName } from '@/lib/formats/names';
import * as styles from './WhereToWatch.late.module.css';

const WORDS: Readonly<Record<WayToWatch, string>> = {
  stream: 'Stream',
  free: 'Free',
  ads: 'With ads',
  rent: 'Rent',
  buy: 'Buy',
};

interface WhereToWatchProps {
  offers: Offers;
}

/** The providers of a title in the viewer's country, by kind of offer. The terms of JustWatch require the credit. */
export function WhereToWatch({ offers }: WhereToWatchProps) {
  const headingId = useId();
  const { region, link, ways } = offers;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>
        Where to watch <span className={styles.region}>{countryName(region)}</span>
      </h2>
      <dl className={styles.ways}>
        {ways.map(({ way, providers }) => (
          <div key={way} className={styles.way}>
            <dt>{WORDS[way]}</dt>
            <dd>
              <ul className={styles.providers}>
                {providers.map(({ id, name, logo }) => (
                  <li key={id} className={styles.provider}>
                    {logo !== null && <Picture image={logo} shape="logo" sizes="32px" className={styles.logo} />}
                    <span dir="auto">{name}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.credit}>
        {link !== null && (
          <OutsideLink href={link} className={quiet.link}>
            All offers
          </OutsideLink>
        )}
        <span>
          Data by{' '}
          <OutsideLink href="https://www.justwatch.com" className={quiet.link}>
            JustWatch
          </OutsideLink>
        </span>
      </p>
    </section>
  );
}
