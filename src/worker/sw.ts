import { registerRoute } from 'workbox-routing';
import { answerWithData, isData } from './data';
import { isPageAddress } from './isPageAddress';
import { takeOrders } from './orders';
import { answerWithPage } from './pages';
import { answerWithPicture, isPictureRequest } from './pictures';
import { SCOPE } from './scope';
import { answerWithScript, keepShell } from './shell';

keepShell();
takeOrders();

const ASSETS = `${SCOPE}assets/`;

// Whatever no route takes goes its way untouched: videos, parts of files, other hosts, questions that are no GET.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && isPageAddress(url.href.slice(SCOPE.length).replace(/[?#].*/, '')),
  answerWithPage,
);
registerRoute(({ url }) => url.href.startsWith(ASSETS), answerWithScript);
registerRoute(isPictureRequest, answerWithPicture);
registerRoute(isData, answerWithData);
