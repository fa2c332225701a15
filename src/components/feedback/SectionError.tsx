import { t } from '@/i18n/t';
import { Notice } from './Notice';

/** The error of a section that the viewer requested by a press or by scrolling. */
export const SectionError = () => <Notice inline icon="alert" role="alert" text={t('This part could not be loaded')} />;
