import { registerRoute } from 'workbox-routing';
import { FROM_SERVER } from '@/contracts/serviceWorkerMessages';
import { answerWithData, isData } from './data';
import { isPageAddress, isScreenAddress } from './requests';
import { handleMessages } from './handleMessages';
import { answerWithPage, answerWithServersPage } from './pages';
import { answerWithPicture, isPictureRequest } from './pictures';
import { SCOPE } from './cacheNames';
import { answerWithScript, keepShell } from './shell';

keepShell();
handleMessages();

const ASSETS = `${SCOPE}assets/`;

// Requests without a route are not intercepted: videos, range requests, other hosts, methods other than GET.
const pathOf = (url: URL) => url.href.slice(SCOPE.length).replace(/[?#].*/, '');

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    isPageAddress(pathOf(url)) &&
    !(url.searchParams.has(FROM_SERVER) && navigator.onLine),
  (asked) => (isScreenAddress(pathOf(asked.url)) ? answerWithPage(asked) : answerWithServersPage(asked)),
);
registerRoute(({ url }) => url.href.startsWith(ASSETS), answerWithScript);
registerRoute(isPictureRequest, answerWithPicture);
registerRoute(isData, answerWithData);
