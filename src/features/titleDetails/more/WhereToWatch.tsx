import { useId } from 'react';
import { Picture } from '@/components/media/Picture';
import { OutsideLink } from '@/components/ui/OutsideLink';
import * as quiet from '@/components/ui/QuietLink.late.module.css';
import type { WayToWatch, WhereToWatch as Offers } from '@/domain/title/titleDetails';
import { t, tIn } from '@/i18n/t';
import { tRich } from '@/i18n/tRich';
import { countryName } from '@/lib/formats/names';
import * as styles from './WhereToWatch.late.module.css';

const WORDS: Readonly<Record<WayToWatch, string>> = {
  stream: tIn('offer', 'Stream'),
  free: tIn('offer', 'Free'),
  ads: tIn('offer', 'With ads'),
  rent: tIn('offer', 'Rent'),
  buy: tIn('offer', 'Buy'),
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
        {tRich('Where to watch {country}', {
          country: <span className={styles.region}>{countryName(region)}</span>,
        })}
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
            {t('All offers')}
          </OutsideLink>
        )}
        <span>
          {tRich('Data by {site}', {
            site: (
              <OutsideLink href="https://www.justwatch.com" className={quiet.link}>
                JustWatch
              </OutsideLink>
            ),
          })}
        </span>
      </p>
    </section>
  );
}
