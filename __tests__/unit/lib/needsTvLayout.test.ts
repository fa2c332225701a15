import { needsTvLayout } from '@/lib/needsTvLayout';

const TELEVISIONS = {
  'Samsung 2022 (Tizen)':
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) AppleWebKit/537.36 (KHTML, like Gecko) 85.0.4183.93/6.5 TV Safari/537.36',
  'LG 2023 (webOS)':
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager',
  'LG 2012 (NetCast)':
    'Mozilla/5.0 (Unknown; Linux armv7l) AppleWebKit/537.1+ (KHTML, like Gecko) Safari/537.1+ LG Browser/6.00.00(+mouse+3D+SCREEN+TUNER; LGE; 42LM670S; 04.41.03; 0x00000001;); LG NetCast.TV-2012',
  'Sony (Android TV)':
    'Mozilla/5.0 (Linux; Android 10; BRAVIA 4K VH2 Build/QTG3.200305.006.S292; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.144 Safari/537.36',
  'Nvidia Shield (Android TV)':
    'Mozilla/5.0 (Linux; Android 11; SHIELD Android TV Build/RQ1A.210105.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/121.0.6167.101 Mobile Safari/537.36',
  'Chromecast with Google TV':
    'Mozilla/5.0 (Linux; Android 12; Chromecast Build/STTE.230615.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.64 Safari/537.36',
  'Chromecast 3':
    'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/106.0.5249.119 Safari/537.36 CrKey/1.56.500000 DeviceType/Chromecast',
  'Fire TV Stick 4K (Silk)':
    'Mozilla/5.0 (Linux; Android 7.1.2; AFTMM Build/NS6295; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/108.0.5359.160 Mobile Safari/537.36',
  'Hisense (VIDAA)':
    'Mozilla/5.0 (Linux; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.150 Safari/537.36 OPR/46.0.2207.0 OMI/4.21.0.273.DIA6.149 VIDAA/6.0(Hisense;SmartTV;55A6;MTK9602)',
  'Philips (HbbTV)':
    'Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/84.0.4147.125 Safari/537.36 HbbTV/1.5.1 (+DRM; TPVision; 43PUS8505; 01.32; TPN; wireless) en/NETTV/5.0.0',
  Roku: 'Roku/DVP-12.5 (12.5.0.4178-29)',
  'Xbox Series X':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox Series X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 Edg/122.0.0.0',
  'PlayStation 5':
    'Mozilla/5.0 (PlayStation; PlayStation 5/8.20) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Safari/605.1.15',
};

const OTHERS = {
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'a Fire tablet':
    'Mozilla/5.0 (Linux; Android 9; KFMAWI Build/PS7327; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/118.0.5993.111 Safari/537.36',
  'a phone with webOS':
    'Mozilla/5.0 (webOS/1.4.5; U; en-US) AppleWebKit/532.2 (KHTML, like Gecko) Version/1.0 Safari/532.2 Pre/1.1',
  'a tablet with webOS':
    'Mozilla/5.0 (hp-tablet; Linux; hpwOS/3.0.5; U; en-US) AppleWebKit/534.6 (KHTML, like Gecko) wOSBrowser/234.83 Safari/534.6 TouchPad/1.0',
  'a phone with Tizen':
    'Mozilla/5.0 (Linux; Tizen 3.0; SAMSUNG SM-Z400F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.2 Chrome/49.0.2623.75 Mobile Safari/537.36',
  'a watch with Tizen':
    'Mozilla/5.0 (Linux; Tizen 5.5; SAMSUNG SM-R820) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/3.0 Chrome/69.0.3497.106 Mobile Safari/537.36',
};

test.each(Object.entries(TELEVISIONS))(
  '%s has the layout for televisions unless the viewer chose another',
  (_, agent) => {
    expect(needsTvLayout('', agent)).toBe(true);
    expect(needsTvLayout('near', agent)).toBe(false);
  },
);

test.each(Object.entries(OTHERS))('%s has it only if the viewer chose it', (_, agent) => {
  expect(needsTvLayout('', agent)).toBe(false);
  expect(needsTvLayout('tv', agent)).toBe(true);
});
