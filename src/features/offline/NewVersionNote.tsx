import { useAppDispatch } from '@/app/hooks';
import { Toast } from '@/components/feedback/Toast';
import { Button } from '@/components/ui/Button';
import { withTimeout } from '@/lib/time';
import type { MessageToWorker } from '@/contracts/serviceWorkerMessages';
import { t } from '@/i18n/t';
import { newVersionPutOff } from './connectionSlice';

/** How long to wait for the new worker to take control. */
const TAKE_OVER_TIMEOUT_MS = 3000;

/** Reloads the page, with the waiting worker in control if there is one. */
async function reloadWithNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    const hasTakenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    const order: MessageToWorker = { type: 'takeOver' };
    registration.waiting.postMessage(order);
    await withTimeout(TAKE_OVER_TIMEOUT_MS, hasTakenOver);
  }
  window.location.reload();
}

interface NewVersionNoteProps {
  /** The name of the site. */
  name: string;
}

/** Offers to reload with the new version. The app never reloads by itself. */
export function NewVersionNote({ name }: NewVersionNoteProps) {
  const dispatch = useAppDispatch();
  return (
    <Toast text={t('A new version of {name} is ready.', { name })}>
      <Button variant="quiet" onClick={() => void dispatch(newVersionPutOff())}>
        {t('Later')}
      </Button>
      <Button onClick={() => void reloadWithNewVersion()}>{t('Reload')}</Button>
    </Toast>
  );
}
