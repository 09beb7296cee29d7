import { all, attributeCalled, renumbered, variants } from '../catalogue/changes.ts'
import { oneSize, sizes } from '../catalogue/line-variants.ts'
import type { ProductLine } from '../catalogue/product-line.ts'
import { same, t } from '../words/localised.ts'
import { DRUPPEL, PUENKTCHEN } from './makers.ts'

const AMOUNTS = sizes(
  ['20', same('20'), 2000],
  ['30', same('30'), 3000],
  ['50', same('50'), 5000],
  ['100', same('100'), 10000],
)

/** Gift cards cost the same in every country. */
const faceValue = variants((one) => {
  const price = one.prices.DE?.price ?? 0
  const plain = { price, rrp: null, before: null, lowestPrior: null, scale: [] }
  return {
    ...one,
    stock: 9999,
    paybackFactor: 0,
    prices: { DE: plain, AT: plain, CH: plain, FR: plain, BE: plain, NL: plain },
  }
})

/** What gift cards differ by is no size. */
const NAMED_BY_VALUE = attributeCalled('groesse', t('Wert', 'Valeur', 'Waarde'))

/** Vouchers, bundles and other lines that follow no pattern. */
export const oneOfAKind: readonly ProductLine[] = [
  {
    number: 6001,
    model: 'gutschein-hase',
    series: 'Papeterie',
    maker: PUENKTCHEN,
    colours: ['rosa'],
    name: t('Geschenkgutschein zum Ausdrucken', 'Bon cadeau à imprimer', 'Cadeaubon om zelf te printen'),
    text: t(
      'Der Gutschein kommt ein paar Minuten nach deiner Zahlung per E-Mail, mit Hase und Platz für einen Gruß. Er gilt drei Jahre.',
      'Le bon arrive par e-mail quelques minutes après votre paiement, avec un lapin et de la place pour un mot. Il est valable trois ans.',
      'De bon komt een paar minuten na je betaling per e-mail, met een konijn en plek voor een groet. Hij is drie jaar geldig.',
    ),
    categories: ['geschenke/gutscheine', 'geschenke'],
    materials: ['papier'],
    features: [],
    care: [],
    style: 'verspielt',
    variants: AMOUNTS,
    delivery: 'download',
    popularity: 74,
    change: all(renumbered('9420'), faceValue, NAMED_BY_VALUE),
  },
  {
    number: 6002,
    model: 'geschenkkarte-bruno',
    series: 'Papeterie',
    maker: PUENKTCHEN,
    colours: ['braun'],
    name: t('Geschenkkarte mit Bruno', 'Carte cadeau Bruno', 'Cadeaukaart met Bruno'),
    text: t(
      'Eine Klappkarte mit Teddy Bruno, die per Post kommt und sich hinstellen lässt. Innen ist Platz für ein paar Zeilen.',
      'Une carte double avec l’ours Bruno, envoyée par la poste et qui tient debout. À l’intérieur, de la place pour quelques lignes.',
      'Een dubbele kaart met beer Bruno, die met de post komt en kan blijven staan. Binnenin is plek voor een paar regels.',
    ),
    categories: ['geschenke/gutscheine', 'geschenke'],
    materials: ['papier'],
    features: [],
    care: [],
    style: 'verspielt',
    variants: AMOUNTS,
    delivery: 'instant',
    popularity: 66,
    change: all(renumbered('9410'), faceValue, NAMED_BY_VALUE),
  },
  {
    number: 6003,
    model: 'kinderzimmer-set',
    series: 'Finja',
    maker: PUENKTCHEN,
    colours: ['natur', 'weiss'],
    name: t(
      'Kinderzimmer-Set Finja, dreiteilig',
      'Chambre complète Finja, trois pièces',
      'Complete kinderkamer Finja, driedelig',
    ),
    text: t(
      'Bett, Wickelkommode und Schrank in einer Farbe, zusammen günstiger als einzeln. Alles kommt an einem Tag, auf Wunsch in dein Zimmer getragen.',
      'Lit, commode à langer et armoire assortis, à un prix plus doux qu’à l’unité. Tout arrive le même jour, porté dans la chambre si vous le souhaitez.',
      'Bedje, commode en kast in één kleur, samen voordeliger dan los. Alles komt op één dag, desgewenst tot in de kamer.',
    ),
    categories: ['kinderzimmer', 'kinderzimmer/babybetten'],
    materials: ['buche', 'mdf'],
    features: ['mitwachsend', 'mit-stauraum', 'set-artikel'],
    care: ['feucht-abwischen'],
    style: 'nordisch',
    rooms: ['kinderzimmer'],
    age: 'ab-geburt',
    weight: 128,
    variants: oneSize(99900),
    delivery: 'veryLate',
    freight: true,
    popularity: 69,
  },
  {
    number: 6004,
    model: 'badezusatz',
    series: 'Plitsch',
    maker: DRUPPEL,
    colours: ['gruen'],
    name: t('Badezusatz Plitsch', 'Bain moussant Plitsch', 'Badschuim Plitsch'),
    text: t(
      'Ein Spritzer genügt für eine Babywanne. Ohne Duftstoffe und ohne Farbstoffe, der Schaum bleibt flach.',
      'Une giclée suffit pour une petite baignoire. Sans parfum ni colorant, avec juste un peu de mousse.',
      'Eén scheutje is genoeg voor een babybadje. Zonder geur- en kleurstoffen, met maar een beetje schuim.',
    ),
    categories: ['pflege'],
    materials: [],
    features: [],
    care: [],
    style: 'verspielt',
    rooms: ['bad'],
    age: 'ab-geburt',
    weight: 0.3,
    warnings: [
      t(
        'Kontakt mit den Augen vermeiden.',
        'Éviter le contact avec les yeux.',
        'Contact met de ogen vermijden.',
      ),
    ],
    variants: [
      { key: '200', label: '200 ml', price: 590, content: { unit: 'LI', size: 0.2 } },
      { key: '500', label: '500 ml', price: 990, content: { unit: 'LI', size: 0.5 } },
    ],
    delivery: 'instant',
    popularity: 52,
  },
  {
    number: 6005,
    model: 'meterware',
    series: 'Wölkchen',
    maker: PUENKTCHEN,
    colours: ['mehrfarbig'],
    name: t('Musselin Wölkchen als Meterware', 'Gaze Wölkchen au mètre', 'Mousseline Wölkchen van de rol'),
    text: t(
      'Der Stoff unserer Mulltücher zum Selbernähen, 140 Zentimeter breit. Rechne beim Waschen mit fünf Prozent Einlauf.',
      'Le tissu de nos langes pour vos propres coutures, en 140 centimètres de large. Comptez cinq pour cent de retrait au lavage.',
      'De stof van onze hydrofieldoeken om zelf te naaien, 140 centimeter breed. Reken op vijf procent krimp in de was.',
    ),
    categories: ['schlafen/mulltuecher'],
    materials: ['musselin', 'baumwolle'],
    fibres: { baumwolle: 100 },
    features: ['waschmaschinenfest'],
    care: ['waschen-60'],
    style: 'verspielt',
    weight: 0.2,
    variants: [
      {
        key: '1m',
        label: t('1 Meter', '1 mètre', '1 meter lang'),
        price: 1290,
        content: { unit: 'QM', size: 1.4 },
      },
      {
        key: '3m',
        label: t('3 Meter', '3 mètres', '3 meter lang'),
        price: 3490,
        content: { unit: 'QM', size: 4.2 },
      },
    ],
    delivery: 'instant',
    popularity: 44,
  },
  {
    number: 6006,
    model: 'body',
    series: 'Tupfen',
    maker: PUENKTCHEN,
    colours: ['weiss'],
    name: t(
      'Kurzarmbody Tupfen in allen Größen',
      'Body manches courtes Tupfen, toutes tailles',
      'Romper Tupfen met korte mouwen, alle maten',
    ),
    text: t(
      'Für warme Tage und unter dem Pullover, von der Frühchengröße bis zum zweiten Geburtstag. Der Schnitt lässt Platz für eine dicke Windel.',
      'Pour les jours chauds et sous le pull, du prématuré au deuxième anniversaire. La coupe laisse de la place pour une bonne couche.',
      'Voor warme dagen en onder een trui, van prematuur tot de tweede verjaardag. De pasvorm laat ruimte voor een dikke luier.',
    ),
    categories: ['mode/bodys'],
    materials: ['baumwolle'],
    fibres: { baumwolle: 95, elasthan: 5 },
    features: ['waschmaschinenfest', 'geeignet-fuer-trockner'],
    care: ['waschen-60', 'trockner-sanft'],
    style: 'verspielt',
    age: 'ab-geburt',
    weight: 0.06,
    variants: ['38', '44', '50', '56', '62', '68', '74', '80', '86', '92', '98', '104'].map(
      (size, index) => ({ key: size, label: size, price: 890 + Math.floor(index / 4) * 100 }),
    ),
    delivery: 'instant',
    popularity: 67,
  },
  {
    number: 6007,
    model: 'waermehase',
    series: 'Lilou',
    maker: PUENKTCHEN,
    colours: ['hellblau'],
    name: t(
      'Wärmehase Lilou mit Kirschkernen',
      'Lapin bouillotte Lilou aux noyaux',
      'Warmtekonijn Lilou met kersenpitten',
    ),
    text: t(
      'Im Bauch steckt ein Beutel Kirschkerne zum Herausnehmen: eine Minute in die Mikrowelle, dann wärmt Lilou so lange, bis dein Baby schläft.',
      'Dans le ventre, une poche de noyaux amovible : une minute au micro-ondes, et Lilou tient chaud jusqu’à ce que votre bébé dorme.',
      'In de buik zit een uitneembaar zakje kersenpitten: een minuut in de magnetron, en Lilou blijft warm tot je baby slaapt.',
    ),
    categories: ['pflege', 'spielen/kuscheltiere'],
    materials: ['pluesch', 'baumwolle'],
    fibres: { polyester: 90, baumwolle: 10 },
    features: [],
    care: ['waschen-30'],
    style: 'verspielt',
    age: 'ab-geburt',
    weight: 0.4,
    warnings: [
      t(
        'Vor jedem Gebrauch die Temperatur am eigenen Handgelenk prüfen.',
        'Toujours vérifier la température sur son propre poignet.',
        'Controleer voor elk gebruik de temperatuur op je eigen pols.',
      ),
    ],
    variants: oneSize(2290),
    delivery: 'instant',
    popularity: 47,
  },
]
