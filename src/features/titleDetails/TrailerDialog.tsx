import { skipToken } from '@reduxjs/toolkit/query';
import { useTrailerQuery } from '@/api/endpoints/videos';
import { LoadingLine } from '@/components/feedback/LoadingLine';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { APP_URL } from '@/config/basePath';
import type { Title } from '@/domain/title/title';
import type { Video } from '@/domain/title/titleDetails';
import { isTrailerKey } from '@/domain/title/trailer';
import { t, tStored } from '@/i18n/t';
import { mediaUrl, readMediaAddress } from '@/lib/mediaAddress';
import { NoTrailer } from './NoTrailer';
import * as styles from './TrailerDialog.late.module.css';

/** Returns the URL of the iframe for a trailer, by its YouTube key. The trailer starts automatically. */
export const trailerUrl = (key: string): string =>
  `https://www.youtube-nocookie.com/embed/${key}?autoplay=1&rel=0&playsinline=1`;

interface TrailerDialogProps {
  title: Title;
  /** A video other than the trailer. Its key is in `title`. */
  video?: Video;
  onClose: () => void;
}

/**
 * The dialog with the trailer. The iframe exists only while it is open, so no request goes to another host before the
 * viewer opens it.
 */
export function TrailerDialog({ title, video, onClose }: TrailerDialogProps) {
  const heading = video
    ? t('{type}: {name}', { type: tStored(video.type), name: video.name })
    : t('Trailer: {title}', { title: title.title });
  const { trailer, isLoading } = useTrailer(title);
  const key = isTrailerKey(trailer) ? trailer : null;
  const file = key === null ? readMediaAddress(trailer) : null;
  return (
    <Dialog className={styles.dialog} aria-label={heading} onClose={onClose}>
      {/* Before the iframe in the tab order, because keyboards could not leave the iframe. */}
      <div className={styles.head}>
        <h2 className={styles.heading} dir="auto">
          {video?.name ?? title.title}
        </h2>
        <IconButton label={t('Close')} onClick={onClose}>
          <Icon name="close" size={24} />
        </IconButton>
      </div>
      {isLoading && (
        <div className={styles.missing}>
          <LoadingLine text={t('Looking for the trailer…')} />
        </div>
      )}
      {key === null && file === null && !isLoading && <NoTrailer title={title} />}
      {file !== null && (
        <video
          className={styles.frame}
          src={mediaUrl(file, APP_URL)}
          aria-label={heading}
          controls
          autoPlay
          playsInline
        />
      )}
      {key !== null && (
        <>
          <iframe
            className={styles.frame}
            title={heading}
            src={trailerUrl(key)}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          />
          <p className={styles.outside}>
            {t('Trailer not playing?')}{' '}
            <a href={`https://www.youtube.com/watch?v=${key}`} target="_blank" rel="noopener noreferrer">
              {t('Watch it on YouTube')}
            </a>
          </p>
        </>
      )}
    </Dialog>
  );
}

/** Returns the trailer of the record, or requests it from TMDB if the record does not say. */
function useTrailer({ kind, id, trailer }: Title): { trailer: string | null; isLoading: boolean } {
  const { data, isLoading } = useTrailerQuery(trailer === undefined ? { kind, id } : skipToken);
  return { trailer: trailer ?? data?.key ?? null, isLoading };
}
