import { BASE_PATH } from '@/config/basePath';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { Button } from '../ui/Button';
import { ErrorBoundary } from './ErrorBoundary';
import { InteractiveMarker } from './InteractiveMarker';
import { Notice } from './Notice';

interface PageErrorBoundaryProps {
  /** A navigation changes the key, which resets the boundary. */
  resetKey?: string;
  children: Elements;
}

/** Shows an error page if a page fails to render, and keeps the rest of the app running. */
export function PageErrorBoundary({ resetKey, children }: PageErrorBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={
        <>
          <Notice
            icon="unplugged"
            level={1}
            role="alert"
            text={t('This page could not be shown')}
            hint={t('Check your connection, then reload the page. Your watchlist is safe on this device.')}
            action={
              <>
                <Button
                  variant="primary"
                  onClick={() => {
                    window.location.reload();
                  }}
                >
                  {t('Reload')}
                </Button>
                {/* Pages without the header have no other way to leave. A full load, because the router may be what
                    failed. */}
                <Button
                  variant="quiet"
                  onClick={() => {
                    window.location.assign(BASE_PATH);
                  }}
                >
                  {t('Return Home')}
                </Button>
              </>
            }
          />
          <InteractiveMarker />
        </>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
