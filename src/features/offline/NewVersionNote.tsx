import { useAppDispatch } from '@/app/hooks';
import { Toast } from '@/components/feedback/Toast';
import { Button } from '@/components/ui/Button';
import { newVersionPutOff } from './connectionSlice';
import { reloadWithNewVersion } from './reloadWithNewVersion';

interface NewVersionNoteProps {
  /** The name of the site. */
  name: string;
}

/** Offers to reload with the new version. The app never reloads by itself. */
export function NewVersionNote({ name }: NewVersionNoteProps) {
  const dispatch = useAppDispatch();
  return (
    <Toast text={`A new version of ${name} is ready.`}>
      <Button variant="quiet" onClick={() => void dispatch(newVersionPutOff())}>
        Later
      </Button>
      <Button onClick={() => void reloadWithNewVersion()}>Reload</Button>
    </Toast>
  );
}
