const words = (text) => text.split(' ');

/** The languages of titles and their weights. Nouns and patterns make titles, and plots make translated overviews. */
export const LANGUAGES = [
  {
    code: 'en',
    weight: 46,
    country: 'US',
    english: 'English',
    name: 'English',
    nouns: words(
      'River House City Garden Mountain Ocean Kingdom Road Mirror Shadow Storm Harbor Forest Signal Lantern Orchard ' +
        'Bridge Circus Island Letter Winter Machine Museum Station Tower Valley Window Comet Desert Engine Feather Glacier ' +
        'Honey Ivory Jungle Kettle Labyrinth Meadow Night Oracle Paper Quarry Ribbon Salt Thunder Umbrella Violin Wolf Anchor ' +
        'Border Candle Diamond Echo Falcon Ghost Horizon Iron Jester Kite Lighthouse Monsoon Needle Opera Pilgrim Queen Raven',
    ),
    patterns: [
      'The {adjective} {noun}',
      '{adjective} {noun}',
      'The {noun} of {noun}',
      '{noun} and {noun}',
      'The Last {noun}',
      'A {noun} in {place}',
      'Beyond the {noun}',
      '{place}',
      'Return to {place}',
      '{noun} {number}',
      'The {noun} Keeper',
      'No {noun} for {place}',
      'What the {noun} Knew',
    ],
    plots: [],
  },
  {
    code: 'ja',
    weight: 10,
    country: 'JP',
    english: 'Japanese',
    name: '日本語',
    nouns: words('川 家 街 庭 山 海 王国 道 鏡 影 嵐 港 森 信号 灯 橋 島 手紙 冬 機械 駅 塔 谷 窓 彗星 砂漠 羽 夜'),
    patterns: ['{noun}の{noun}', '{noun}と{noun}', '最後の{noun}', '{noun}まで', 'さよなら、{noun}'],
    plots: [
      'ある夜、町の明かりがすべて消える。',
      '二人の姉妹は失われた手紙を探す。',
      '誰も知らない島で、物語は始まる。',
    ],
  },
  {
    code: 'ko',
    weight: 8,
    country: 'KR',
    english: 'Korean',
    name: '한국어/조선말',
    nouns: words('강 집 도시 정원 산 바다 왕국 길 거울 그림자 폭풍 항구 숲 신호 등불 다리 섬 편지 겨울 기계 역 탑'),
    patterns: ['{noun}의 {noun}', '{noun}과 {noun}', '마지막 {noun}', '{noun}까지'],
    plots: ['어느 밤, 마을의 불빛이 모두 꺼진다.', '두 자매는 잃어버린 편지를 찾는다.'],
  },
  {
    code: 'es',
    weight: 7,
    country: 'ES',
    english: 'Spanish',
    name: 'Español',
    nouns: words(
      'río jardín montaña océano reino camino espejo sombra tormenta bosque señal puente isla corazón invierno niñez',
    ),
    patterns: ['{noun} y {noun}', 'Sin {noun}', 'Entre {noun} y {noun}', 'Último {noun}', 'Adiós, {noun}'],
    plots: [
      'Una noche se apagan todas las luces del pueblo.',
      'Dos hermanas buscan una carta que nadie escribió.',
      'Un relojero descubre que el tiempo también tiene dueño.',
    ],
  },
  {
    code: 'fr',
    weight: 7,
    country: 'FR',
    english: 'French',
    name: 'Français',
    nouns: words(
      'rivière forêt océan royaume chemin miroir ombre tempête été île lettre hiver façade étoile cœur garçon',
    ),
    patterns: ['{noun} et {noun}', 'Sans {noun}', 'Après {noun}', 'Adieu, {noun}', 'Être {noun}'],
    plots: [
      'Une nuit, toutes les lumières de la ville s’éteignent.',
      'Deux sœurs cherchent une lettre que personne n’a écrite.',
      'Un horloger découvre que le temps a un propriétaire.',
    ],
  },
  {
    code: 'de',
    weight: 5,
    country: 'DE',
    english: 'German',
    name: 'Deutsch',
    nouns: words(
      'Fluss Garten Königreich Straße Spiegel Schatten Sturm Hafen Wälder Brücke Insel Brief Winter Bahnhof Türme Öl',
    ),
    patterns: ['{noun} und {noun}', 'Ohne {noun}', 'Nach {noun}', 'Zwischen {noun} und {noun}', 'Lebewohl, {noun}'],
    plots: [
      'Eines Nachts gehen in der Stadt alle Lichter aus.',
      'Zwei Schwestern suchen einen Brief, den niemand geschrieben hat.',
      'Ein Uhrmacher entdeckt, dass auch die Zeit jemandem gehört.',
    ],
  },
  {
    code: 'zh',
    weight: 5,
    country: 'CN',
    english: 'Mandarin',
    name: '普通话',
    nouns: words('河 家 城 花园 山 海 王国 路 镜 影 风暴 港 森林 信号 灯 桥 岛 信 冬 机器 车站 塔'),
    patterns: ['{noun}与{noun}', '{noun}之{noun}', '最后的{noun}', '再见{noun}'],
    plots: ['一天夜里，城里的灯全都熄灭了。', '两姐妹寻找一封没有人写过的信。'],
  },
  {
    code: 'hi',
    weight: 4,
    country: 'IN',
    english: 'Hindi',
    name: 'हिन्दी',
    nouns: words('नदी घर शहर बगीचा पहाड़ सागर राज्य रास्ता आईना छाया तूफ़ान जंगल दीपक पुल द्वीप चिट्ठी'),
    patterns: ['{noun} और {noun}', 'आख़िरी {noun}', '{noun} के पार'],
    plots: ['एक रात शहर की सारी बत्तियाँ बुझ जाती हैं।'],
  },
  {
    code: 'it',
    weight: 3,
    country: 'IT',
    english: 'Italian',
    name: 'Italiano',
    nouns: words(
      'fiume giardino città oceano regno strada specchio ombra tempesta foresta libertà ponte isola lettera inverno',
    ),
    patterns: ['{noun} e {noun}', 'Senza {noun}', 'Oltre {noun}', 'Addio, {noun}', 'È {noun}'],
    plots: ['Una notte si spengono tutte le luci della città.', 'Due sorelle cercano una lettera mai scritta.'],
  },
  {
    code: 'pt',
    weight: 3,
    country: 'BR',
    english: 'Portuguese',
    name: 'Português',
    nouns: words(
      'rio jardim montanha oceano reino caminho espelho sombra tempestade coração sinal ponte ilha canção inverno',
    ),
    patterns: ['{noun} e {noun}', 'Sem {noun}', 'Além de {noun}', 'Adeus, {noun}', 'Até {noun}'],
    plots: ['Certa noite, todas as luzes da cidade se apagam.', 'Duas irmãs procuram uma carta que ninguém escreveu.'],
  },
  {
    code: 'ru',
    weight: 2,
    country: 'RU',
    english: 'Russian',
    name: 'Pусский',
    nouns: words('река дом город сад гора океан дорога зеркало тень шторм лес сигнал мост остров письмо зима'),
    patterns: ['{noun} и {noun}', 'Без {noun}', 'Прощай, {noun}'],
    plots: ['Однажды ночью в городе гаснет весь свет.'],
  },
  {
    code: 'ar',
    weight: 1,
    country: 'EG',
    english: 'Arabic',
    name: 'العربية',
    nouns: words('نهر بيت مدينة حديقة جبل بحر مملكة طريق مرآة ظل عاصفة غابة جسر جزيرة رسالة شتاء'),
    patterns: ['{noun} و{noun}', 'بلا {noun}', 'وداعا يا {noun}'],
    plots: ['ذات ليلة تنطفئ كل أضواء المدينة.'],
  },
];

export const languageOf = (code) => LANGUAGES.find((language) => language.code === code);

export const spokenLanguage = ({ code, english, name }) => ({ english_name: english, iso_639_1: code, name });
