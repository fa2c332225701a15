import type { Release } from '@/domain/title/titleDetails';
import { t, tIn } from '@/i18n/t';
import { formatDate } from '@/lib/formats/dates';
import { compareText } from '@/lib/formats/lists';
import { countryName } from '@/lib/formats/names';
import * as styles from './Releases.late.module.css';

interface ReleasesProps {
  releases: readonly Release[];
}

/** The release dates and certificates of a movie by country. */
export function Releases({ releases }: ReleasesProps) {
  const rows = releases
    .map((release) => ({ ...release, name: countryName(release.country) }))
    .sort((a, b) => compareText(a.name, b.name));
  return (
    <details>
      <summary className={styles.summary}>{t('By country')}</summary>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{tIn('released in', 'Country')}</th>
            <th scope="col">{tIn('date', 'Released')}</th>
            <th scope="col">{t('Certificate')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ country, name, date, certificate }) => (
            <tr key={country}>
              <th scope="row">{name}</th>
              <td>
                <time dateTime={date}>{formatDate(date)}</time>
              </td>
              <td>{certificate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
