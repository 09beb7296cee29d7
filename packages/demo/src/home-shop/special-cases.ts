import {
  advanced,
  all,
  asMade,
  attribute,
  colourList,
  contents,
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

const LIVING_ROOM = t(
  'Helles Wohnzimmer mit Sofa, Couchtisch und Sessel',
  'Salon lumineux avec canapé, table basse et fauteuil',
  'Lichte woonkamer met bank, salontafel en fauteuil',
)
const DINING_ROOM = t(
  'Essecke mit Massivholztisch, Stühlen und Pendelleuchten',
  'Coin repas avec table en bois massif, chaises et suspensions',
  'Eethoek met massieve tafel, stoelen en hanglampen',
)
const BEDROOM = t(
  'Ruhiges Schlafzimmer mit Polsterbett und Nachttischen',
  'Chambre paisible avec lit rembourré et chevets',
  'Rustige slaapkamer met gestoffeerd bed en nachtkastjes',
)
const TERRACE = t(
  'Sonnige Terrasse mit Loungesesseln und Pflanzen',
  'Terrasse ensoleillée avec fauteuils bas et plantes',
  'Zonnig terras met loungestoelen en planten',
)
const SEAL = t('Siegel', 'Labels', 'Keurmerken')
const GROUP = t(
  'Elektrogeräte-Kategorie',
  'Catégorie d’équipement électrique',
  'Categorie elektrische apparatuur',
)
const LONG_NAME = t(
  'Baumwollplaid Mossa mit handgeknüpften Fransen, beidseitig angeraut, vorgewaschen und formstabil, für Sofa, Bett, Balkon und kühle Sommerabende im Garten',
  'Plaid en coton Mossa à franges nouées main, gratté sur les deux faces, prélavé et indéformable, pour canapé, lit, balcon et fraîches soirées d’été au jardin',
  'Katoenen plaid Mossa met handgeknoopte franjes, aan beide zijden geruwd, voorgewassen en vormvast, voor bank, bed, balkon en koele zomeravonden in de tuin',
)

/** Which product of the home shop shows which rule. The package's README lists the same. */
export const homeSpecialCases: readonly SpecialCase[] = [
  special(
    '100109',
    'sale, struck price, 30-day lowest equals the earlier price',
    reduced(20, 'at-before'),
    price((p) => strikes(p) && p.lowestPrior === p.before),
  ),
  special(
    '110303',
    'sale of 3 percent: the 96 percent rule hides the strike',
    reduced(3, 'at-before'),
    price((p) => p.before !== null && !strikes(p)),
  ),
  special(
    '130307',
    'sale, 30-day lowest between price and earlier price',
    reduced(25, 'between'),
    price((p) => p.lowestPrior !== null && p.lowestPrior > p.price && p.lowestPrior < (p.before ?? 0)),
  ),
  special(
    '150509',
    'sale, 30-day lowest below the price: no strike allowed',
    reduced(15, 'below-price'),
    price((p) => p.lowestPrior !== null && p.lowestPrior < p.price),
  ),
  special(
    '170314',
    'sale, 30-day lowest above the earlier price',
    reduced(30, 'above-before'),
    price((p) => p.lowestPrior !== null && p.before !== null && p.lowestPrior > p.before),
  ),
  special('120113', 'recommended retail price worth striking (not in CH)', asMade, price(strikesRecommended)),
  special(
    '180211',
    'recommended retail price too close to strike',
    recommended(98),
    price((p) => p.rrp !== null && !strikesRecommended(p)),
  ),
  special('110311', 'delivery instant', asMade, arrives(1, 3)),
  special(
    '160102',
    'delivery 2 to 4 days: still instant in this shop',
    variants((v) => ({ ...v, deliveryDaysFrom: 2, deliveryDaysTo: 4 })),
    arrives(2, 4),
  ),
  special('110113', 'delivery soon', asMade, arrives(5, 9)),
  special(
    '100102',
    'delivery late, in weeks; freight (bulkyOrLoad); masse; own seoUrl',
    advanced('seoUrl', t('Adresse', 'Adresse web', 'Webadres'), '/p/sofa-alva-dreisitzer-grau-100102/'),
    (p) =>
      arrives(14, 28)(p) &&
      hasAttribute('bulkyOrLoad')(p) &&
      hasAdvanced('masse')(p) &&
      hasAdvanced('seoUrl')(p),
  ),
  special('100205', 'delivery in more than 5 weeks', asMade, arrives(42, 56)),
  special(
    '140202',
    'pre-order: code 2 with 999 days',
    variants((v) => ({ ...v, bvc: 2, deliveryDaysFrom: 30, deliveryDaysTo: 999, stock: 0 })),
    every((v) => v.bvc === 2 && v.deliveryDaysTo >= 999),
  ),
  special('51000', 'download voucher: delivery 0 to 0 days', asMade, arrives(0, 0)),
  special(
    '52000',
    'gift card sent by post',
    asMade,
    (p) => p.variants.length === 4 && p.referenceKey === '52000',
  ),
  special(
    '140105',
    'delivery times differ between variants',
    variant(0, { deliveryDaysFrom: 1, deliveryDaysTo: 3, bvc: 1 }),
    mixed((v) => v.deliveryDaysTo === 3),
  ),
  special(
    '150301',
    'code 3: not available',
    variants((v) => ({ ...v, bvc: 3, stock: 0 })),
    every((v) => v.bvc === 3),
  ),
  special(
    '170514',
    'code 4 in every variant: sold out, hidden among its siblings',
    variants((v) => ({ ...v, bvc: 4, stock: 0 })),
    every((v) => v.bvc === 4),
  ),
  special(
    '140311',
    'one sold-out variant among others; auswahlWalz; seals',
    all(
      variant(1, { bvc: 4, stock: 0 }),
      advanced('auswahlWalz', t('Auswahl', 'Choix', 'Keuze'), FLAG),
      attribute('siegel', SEAL, [
        t('Geprüfte Sicherheit', 'Sécurité contrôlée', 'Gecontroleerde veiligheid'),
      ]),
    ),
    (p) => mixed((v) => v.bvc === 4)(p) && hasAdvanced('auswahlWalz')(p) && hasAttribute('siegel')(p),
  ),
  special(
    '140306',
    'the cheapest variant has code 3 and is skipped',
    variant(0, { bvc: 3, stock: 0 }),
    (p) => p.variants[0]?.bvc === 3 && mixed((v) => v.bvc === 3)(p),
  ),
  special(
    '180306',
    'stock 0 although the code says buyable',
    variant(0, { stock: 0 }),
    (p) => p.variants[0]?.stock === 0 && p.variants[0].bvc === 1,
  ),
  special(
    '160306',
    'the last piece',
    variants((v) => ({ ...v, stock: 1 })),
    every((v) => v.stock === 1),
  ),
  special(
    '180311',
    'three scale steps',
    scaled([6, 5], [12, 10], [24, 15]),
    price((p) => p.scale.length === 3),
  ),
  special(
    '170411',
    'one scale step; unit price in kilograms',
    scaled([3, 10]),
    (p) => price((one) => one.scale.length === 1)(p) && every((v) => v.content?.unit === 'KG')(p),
  ),
  special(
    '110913',
    'unit price per litre (LI)',
    asMade,
    every((v) => v.content?.unit === 'LI'),
  ),
  special(
    '160505',
    'unit price per square metre (QM)',
    contents('QM', 0.98, 1.4, 2.1),
    every((v) => v.content?.unit === 'QM'),
  ),
  special('160605', 'twelve variants', asMade, (p) => p.variants.length === 12),
  special(
    '180711',
    'personalised with motivtext',
    advanced(
      'motivtext',
      t('Motivtext', 'Texte du motif', 'Motieftekst'),
      t('Name oder Wort, 12 Zeichen', 'Prénom ou mot, 12 caractères', 'Naam of woord, 12 tekens'),
    ),
    (p) => hasAttribute('personalisierterArtikel')(p) && hasAdvanced('motivtext')(p),
  ),
  special(
    '110813',
    'virtual bundle',
    advanced('virtuelleBundles', t('Set', 'Ensemble', 'Bundel'), FLAG),
    hasAdvanced('virtuelleBundles'),
  ),
  special(
    '120311',
    'VPP article',
    advanced('vppArticle', t('Partnerartikel', 'Article partenaire', 'Partnerartikel'), FLAG),
    hasAdvanced('vppArticle'),
  ),
  special(
    '110513',
    'siblings by dimension (vppdimension): the label drops the colour',
    asMade,
    hasAdvanced('vppdimension'),
  ),
  special('140805', 'very long name', fields({ name: LONG_NAME }), (p) => p.name.de.length > 140),
  special(
    '190105',
    'not sold in France',
    notSoldIn('FR'),
    every((v) => v.prices.FR === undefined && v.prices.DE !== undefined),
  ),
  special('160207', 'inactive', fields({ isActive: false }), (p) => !p.isActive),
  special('170603', 'one picture only, no close-up', asMade, (p) => p.images.length === 1),
  special(
    '100103',
    'picture of a room: three images',
    inScene('lindhaus/hero-wohnzimmer.webp', LIVING_ROOM),
    (p) => p.images.length === 3,
  ),
  special('130113', 'picture of the dining room', inScene('lindhaus/hero-esszimmer.webp', DINING_ROOM), (p) =>
    p.images.some(({ src }) => src.includes('hero')),
  ),
  special(
    '140102',
    'variants of different prices; picture of the bedroom',
    inScene('lindhaus/hero-schlafzimmer.webp', BEDROOM),
    (p) => new Set(p.variants.map((v) => v.prices.DE?.price)).size > 1,
  ),
  special(
    '190215',
    'picture of the terrace',
    inScene('lindhaus/hero-terrasse.webp', TERRACE),
    (p) => p.images.length > 1,
  ),
  special(
    '180303',
    'promotion badge, in the words of its promotion',
    fields({ promo: { promotion: 'drei-fuer-zwei' } }),
    (p) => p.promo !== null,
  ),
  special('100402', 'new', asMade, (p) => p.isNew),
  special('160103', 'more than five colour lists: +1', asMade, (p) => p.colorsList.length > 5),
  special('170210', 'a colour list with an unknown colour: not shown', colourList('petrol', 'weiss'), (p) =>
    p.colorsList.some((list) => list.includes('petrol')),
  ),
  special('110101', 'a colour list of two known colours', colourList('schwarz', 'natur'), (p) =>
    p.colorsList.some((list) => list.length === 2),
  ),
  special(
    '171101',
    'electrical: screens; single colour list, no swatches',
    advanced('elektroKategorie', GROUP, 'bildschirme_und_monitore'),
    (p) => hasAdvanced('elektroKategorie', 'bildschirme_und_monitore')(p) && p.colorsList.length === 1,
  ),
  special(
    '171201',
    'electrical: small information technology',
    advanced('elektroKategorie', GROUP, 'klgerte_informationsu_telekommtechnik'),
    hasAdvanced('elektroKategorie', 'klgerte_informationsu_telekommtechnik'),
  ),
  special(
    '150413',
    'electrical: large appliance',
    advanced('elektroKategorie', GROUP, 'grossgerte'),
    hasAdvanced('elektroKategorie', 'grossgerte'),
  ),
  special('190511', 'reduced VAT', asMade, (p) => p.vat === 'reduced'),
  special(
    '120413',
    'average rating without a count: no stars',
    without('anzahlBewertungen'),
    (p) => !hasAttribute('anzahlBewertungen')(p),
  ),
  special(
    '150611',
    'no rating at all',
    asMade,
    (p) => p.rating === null && !hasAttribute('durchschnittBewertungen')(p),
  ),
  special('180405', 'no subbrand', fields({ subbrand: null }), (p) => p.subbrand === null),
  {
    ...special('0170902', 'article number with a leading zero', relabelled('0170902'), (p) =>
      p.referenceKey.startsWith('0'),
    ),
    from: '170902',
  },
  {
    ...special(
      '17080111',
      'article number longer than seven characters',
      relabelled('17080111'),
      (p) => p.referenceKey.length > 7,
    ),
    from: '170811',
  },
]
