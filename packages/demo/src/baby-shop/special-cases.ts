import {
  advanced,
  all,
  asMade,
  attribute,
  colourList,
  FLAG,
  fields,
  inScene,
  notSoldIn,
  recommended,
  reduced,
  relabelled,
  scaled,
  variant,
  variants,
  without,
} from '../catalogue/changes.ts'
import {
  arrives,
  every,
  hasAdvanced,
  hasAttribute,
  mixed,
  price,
  special,
  strikes,
  strikesRecommended,
} from '../catalogue/facts.ts'
import type { SpecialCase } from '../catalogue/special-case.ts'
import { t } from '../words/localised.ts'

const HALL = t(
  'Kinderwagen in einem hellen Flur',
  'Poussette dans une entrée lumineuse',
  'Kinderwagen in een lichte hal',
)
const NURSERY = t(
  'Kinderzimmer mit Babybett und Wickelkommode',
  'Chambre de bébé avec lit et commode à langer',
  'Kinderkamer met babybedje en commode',
)
const GROUP = t(
  'Elektrogeräte-Kategorie',
  'Catégorie d’équipement électrique',
  'Categorie elektrische apparatuur',
)
const SEAL = t('Siegel', 'Labels', 'Keurmerken')
const MOTIF = t('Motivtext', 'Texte du motif', 'Motieftekst')
const LONG_NAME = t(
  'Schmusetuch Bruno mit gesticktem Gesicht, Knotenecken zum Festhalten, Knisterohren und abnehmbarem Schnullerband für unterwegs, zu Hause und in der Babyschale',
  'Doudou plat Bruno au visage brodé, coins noués à attraper, oreilles qui bruissent et attache-tétine amovible, pour la maison, la promenade et la coque auto',
  'Knuffeldoekje Bruno met geborduurd gezicht, geknoopte hoeken om vast te houden, knisperoren en afneembaar speenkoord voor thuis, onderweg en in het autostoeltje',
)

/** Which product of the baby shop shows which rule. The package's README lists the same. */
export const babySpecialCases: readonly SpecialCase[] = [
  special(
    '500110',
    'sale, struck price, 30-day lowest equals the earlier price',
    reduced(20, 'at-before'),
    price((p) => strikes(p) && p.lowestPrior === p.before),
  ),
  special(
    '530310',
    'sale of 3 percent: the 96 percent rule hides the strike',
    reduced(3, 'at-before'),
    price((p) => p.before !== null && !strikes(p)),
  ),
  special(
    '520102',
    'sale, 30-day lowest between price and earlier price',
    reduced(25, 'between'),
    price((p) => p.lowestPrior !== null && p.lowestPrior > p.price && p.lowestPrior < (p.before ?? 0)),
  ),
  special(
    '551010',
    'sale, 30-day lowest below the price: no strike allowed',
    reduced(15, 'below-price'),
    price((p) => p.lowestPrior !== null && p.lowestPrior < p.price),
  ),
  special(
    '550310',
    'sale, 30-day lowest above the earlier price',
    reduced(20, 'above-before'),
    price((p) => p.lowestPrior !== null && p.before !== null && p.lowestPrior > p.before),
  ),
  special('500302', 'recommended retail price worth striking (not in CH)', asMade, price(strikesRecommended)),
  special(
    '530110',
    'recommended retail price too close to strike',
    recommended(98),
    price((p) => p.rrp !== null && !strikesRecommended(p)),
  ),
  special('510611', 'delivery instant', asMade, arrives(1, 3)),
  special(
    '550410',
    'delivery 2 to 4 days: soon in this shop',
    variants((v) => ({ ...v, deliveryDaysFrom: 2, deliveryDaysTo: 4 })),
    arrives(2, 4),
  ),
  special(
    '500102',
    'delivery soon; own seoUrl; payback factor',
    advanced('seoUrl', t('Adresse', 'Adresse web', 'Webadres'), '/p/kinderwagen-lotta-grau-500102/'),
    (p) => arrives(5, 9)(p) && hasAdvanced('seoUrl')(p) && every((v) => (v.paybackFactor ?? 0) > 0)(p),
  ),
  special(
    '510311',
    'delivery late, in weeks; freight (bulkyOrLoad); masse',
    asMade,
    (p) => arrives(14, 28)(p) && hasAttribute('bulkyOrLoad')(p) && hasAdvanced('masse')(p),
  ),
  special('510411', 'delivery in more than 5 weeks', asMade, arrives(42, 56)),
  special(
    '550803',
    'pre-order: code 2 with 999 days',
    variants((v) => ({ ...v, bvc: 2, deliveryDaysFrom: 30, deliveryDaysTo: 999, stock: 0 })),
    every((v) => v.bvc === 2 && v.deliveryDaysTo >= 999),
  ),
  special(
    '9420',
    'download voucher: delivery 0 to 0 days, no payback points',
    asMade,
    (p) => arrives(0, 0)(p) && every((v) => v.paybackFactor === 0)(p),
  ),
  special('9410', 'gift card sent by post', asMade, (p) => p.referenceKey === '9410'),
  special(
    '510111',
    'delivery times differ between variants; picture of the nursery',
    all(
      variant(0, { deliveryDaysFrom: 1, deliveryDaysTo: 3, bvc: 1 }),
      inScene('puenktchen/hero-kinderzimmer.webp', NURSERY),
    ),
    mixed((v) => v.deliveryDaysTo === 3),
  ),
  special(
    '520712',
    'code 3: not available',
    variants((v) => ({ ...v, bvc: 3, stock: 0 })),
    every((v) => v.bvc === 3),
  ),
  special(
    '551412',
    'code 4 in every variant: sold out, hidden among its siblings',
    variants((v) => ({ ...v, bvc: 4, stock: 0 })),
    every((v) => v.bvc === 4),
  ),
  special(
    '520112',
    'one sold-out variant among others; asGro; seals',
    all(
      variant(1, { bvc: 4, stock: 0 }),
      advanced('asGro', t('Größe', 'Taille', 'Maat'), t('56 bis 110', '56 à 110', '56 tot 110')),
      attribute('siegel', SEAL, [
        t('Geprüfte Sicherheit', 'Sécurité contrôlée', 'Gecontroleerde veiligheid'),
      ]),
    ),
    (p) => mixed((v) => v.bvc === 4)(p) && hasAdvanced('asGro')(p) && hasAttribute('siegel')(p),
  ),
  special(
    '540107',
    'the cheapest variant has code 3 and is skipped',
    variant(0, { bvc: 3, stock: 0 }),
    (p) => p.variants[0]?.bvc === 3 && mixed((v) => v.bvc === 3)(p),
  ),
  special(
    '550413',
    'stock 0 although the code says buyable',
    variant(0, { stock: 0 }),
    (p) => p.variants[0]?.stock === 0 && p.variants[0].bvc === 1,
  ),
  special(
    '551212',
    'the last piece',
    variants((v) => ({ ...v, stock: 1 })),
    every((v) => v.stock === 1),
  ),
  special(
    '530703',
    'three scale steps',
    scaled([3, 5], [6, 10], [12, 15]),
    price((p) => p.scale.length === 3),
  ),
  special(
    '600403',
    'unit price per litre (LI)',
    asMade,
    every((v) => v.content?.unit === 'LI'),
  ),
  special(
    '600516',
    'unit price per square metre (QM)',
    asMade,
    every((v) => v.content?.unit === 'QM'),
  ),
  special('600611', 'twelve variants', asMade, (p) => p.variants.length === 12),
  special(
    '550116',
    'personalised with motivtext',
    advanced('motivtext', MOTIF, t('Name des Kindes', 'Prénom de l’enfant', 'Naam van het kind')),
    (p) => hasAttribute('personalisierterArtikel')(p) && hasAdvanced('motivtext')(p),
  ),
  special(
    '600313',
    'virtual bundle',
    advanced('virtuelleBundles', t('Set', 'Ensemble', 'Bundel'), FLAG),
    hasAdvanced('virtuelleBundles'),
  ),
  special(
    '510313',
    'VPP article',
    advanced('vppArticle', t('Partnerartikel', 'Article partenaire', 'Partnerartikel'), FLAG),
    hasAdvanced('vppArticle'),
  ),
  special(
    '540111',
    'double size (doppelgroesse)',
    advanced('doppelgroesse', t('Doppelgröße', 'Double taille', 'Dubbele maat'), FLAG),
    hasAdvanced('doppelgroesse'),
  ),
  special(
    '500202',
    'auswahlWalz; variants of different prices',
    advanced('auswahlWalz', t('Auswahl', 'Choix', 'Keuze'), FLAG),
    (p) => hasAdvanced('auswahlWalz')(p) && new Set(p.variants.map((v) => v.prices.DE?.price)).size > 1,
  ),
  special(
    '550713',
    'suitable from an age on (dimAlterGeeignetAb)',
    asMade,
    hasAdvanced('dimAlterGeeignetAb'),
  ),
  special('551105', 'very long name', fields({ name: LONG_NAME }), (p) => p.name.de.length > 140),
  special(
    '550903',
    'not sold in Switzerland',
    notSoldIn('CH'),
    every((v) => v.prices.CH === undefined && v.prices.DE !== undefined),
  ),
  special('520410', 'inactive', fields({ isActive: false }), (p) => !p.isActive),
  special('510803', 'one picture only, no close-up', asMade, (p) => p.images.length === 1),
  special('500103', 'picture of a room', inScene('puenktchen/hero-flur.webp', HALL), (p) =>
    p.images.some(({ src }) => src.includes('hero')),
  ),
  special(
    '530712',
    'promotion badge, in the words of its promotion',
    fields({ promo: { promotion: 'drei-fuer-zwei' } }),
    (p) => p.promo !== null,
  ),
  special('500505', 'new', asMade, (p) => p.isNew),
  special('520103', 'more than five colour lists: +1', colourList('natur'), (p) => p.colorsList.length > 5),
  special('551312', 'a colour list with an unknown colour: not shown', colourList('salbei'), (p) =>
    p.colorsList.some((list) => list.includes('salbei')),
  ),
  special(
    '511002',
    'electrical: large appliance',
    advanced('elektroKategorie', GROUP, 'grossgerte'),
    hasAdvanced('elektroKategorie', 'grossgerte'),
  ),
  special(
    '510711',
    'electrical: small information technology',
    advanced('elektroKategorie', GROUP, 'klgerte_informationsu_telekommtechnik'),
    hasAdvanced('elektroKategorie', 'klgerte_informationsu_telekommtechnik'),
  ),
  special(
    '510202',
    'average rating without a count: no stars',
    without('anzahlBewertungen'),
    (p) => !hasAttribute('anzahlBewertungen')(p),
  ),
  special(
    '510712',
    'no rating at all',
    asMade,
    (p) => p.rating === null && !hasAttribute('durchschnittBewertungen')(p),
  ),
  special('551512', 'no subbrand', fields({ subbrand: null }), (p) => p.subbrand === null),
  special(
    '550613',
    'payback factor 3',
    variants((v) => ({ ...v, paybackFactor: 3 })),
    every((v) => v.paybackFactor === 3),
  ),
  special(
    '530707',
    'payback points between 0 and 1 count as 1',
    variants((v) => ({ ...v, paybackFactor: 0.1 })),
    (p) => {
      const [first] = p.variants
      const points = ((first?.paybackFactor ?? 0) * (first?.prices.DE?.price ?? 0)) / 100
      return points > 0 && points < 1
    },
  ),
  {
    ...special('0551505', 'article number with a leading zero', relabelled('0551505'), (p) =>
      p.referenceKey.startsWith('0'),
    ),
    from: '551505',
  },
]
