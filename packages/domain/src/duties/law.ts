import type { DutyId } from './duties.ts'

/** What a duty asks something of. */
export type DutySubject = 'product' | 'page' | 'price' | 'order' | 'mail' | 'paper' | 'market'

/** What a duty asks, and where that is written. */
export type DutyText = {
  /** What a shop owes, in one sentence of English for operators and developers. */
  asks: string
  /** The act and its article. */
  source: string
  of: readonly DutySubject[]
  /** Whether date and matter were looked up; what was not is for a lawyer to confirm. */
  isVerified: boolean
}

/** Every duty in words, by its number. Kept apart from its days, which browsers have to know as well. */
export const LAW: Record<DutyId, DutyText> = {
  'C-01': {
    asks: 'A withdrawal function on every page, without an account, in two steps, with a receipt by mail.',
    source: 'Directive (EU) 2023/2673; Directive 2011/83/EU art. 11a; § 356a BGB',
    of: ['page', 'mail'],
    isVerified: true,
  },
  'C-02': {
    asks: 'The notice on the legal guarantee on the order page and from every product page, in the prescribed look.',
    source: 'Directive (EU) 2024/825 art. 2; Implementing Regulation (EU) 2025/1960, Annex I',
    of: ['page', 'order'],
    isVerified: true,
  },
  'C-02b': {
    asks: 'The label GARAN beside a product whose producer guarantees its durability for more than two years, no mark of one’s own that speaks of a guarantee, and no advertising with what the law gives anyway.',
    source:
      'Directive (EU) 2024/825 art. 1, 2; Implementing Regulation (EU) 2025/1960, Annex II; Directive 2005/29/EC, Annex I no. 2a, 10',
    of: ['product'],
    isVerified: true,
  },
  'C-03': {
    asks: 'No general environmental claim and no sustainability label without recognised proof.',
    source: 'Directive (EU) 2024/825 art. 1; Directive 2005/29/EC, Annex I no. 2a, 4a, 4b, 4c',
    of: ['product', 'page'],
    isVerified: true,
  },
  'C-04': {
    asks: 'A warning and the standard information wherever credit is offered, and a date of birth where it is lent.',
    source: 'Directive (EU) 2023/2225 art. 8 to 10, 18',
    of: ['page', 'order'],
    isVerified: true,
  },
  'C-05': {
    asks: 'What makers owe in repairs, repair offered first, and twelve months more of liability where it is chosen.',
    source: 'Directive (EU) 2024/1799',
    of: ['page', 'product'],
    isVerified: true,
  },
  'C-06': {
    asks: 'A way to complain about an order and to send it back, for guests as well.',
    source: 'Directive (EU) 2019/771 art. 13 to 16; CO art. 197 ff.',
    of: ['page', 'mail'],
    isVerified: false,
  },
  'C-07': {
    asks: 'An accessibility statement for each country, with the body that supervises it and a contact.',
    source: 'Directive (EU) 2019/882, Annex V; § 14 BFSG',
    of: ['page'],
    isVerified: true,
  },
  'C-08': {
    asks: 'A record of conformance that the accessibility statement is made from.',
    source: 'Directive (EU) 2019/882 art. 13; EN 301 549',
    of: ['page'],
    isVerified: false,
  },
  'C-09': {
    asks: 'The lowest price of the thirty days before, wherever a reduction is announced.',
    source: 'Directive 98/6/EC art. 6a; § 11 PAngV',
    of: ['price'],
    isVerified: true,
  },
  'C-09b': {
    asks: 'No number in a campaign that the promotion does not give: its share, its minimum, its last day.',
    source: 'Directive 2005/29/EC art. 6(1)(d); UWG (CH) art. 3(1)(b)',
    of: ['page', 'price'],
    isVerified: false,
  },
  'C-10': {
    asks: 'No struck recommended price, and a comparison with an own price for a limited time only.',
    source: 'PBV art. 16 to 18',
    of: ['price'],
    isVerified: true,
  },
  'C-11': {
    asks: 'The price of a kilogram, litre, metre or square metre beside the price of what is sold by measure.',
    source: 'Directive 98/6/EC art. 3; § 4 PAngV; PBV art. 5, 6',
    of: ['price', 'product'],
    isVerified: true,
  },
  'C-12': {
    asks: 'That a price holds the tax and what shipping adds, beside every price.',
    source: '§ 6 PAngV; Directive 2011/83/EU art. 6(1)(e); PBV art. 4',
    of: ['price'],
    isVerified: true,
  },
  'C-13': {
    asks: 'The words “soldes” and “solden” in the legal weeks only.',
    source: 'Art. L310-3, D310-15-2 code de commerce; CDE art. VI.25',
    of: ['page', 'price'],
    isVerified: true,
  },
  'C-14': {
    asks: 'The fixed price of books, which no voucher or promotion lowers.',
    source: 'BuchPrG; loi n° 81-766; Wet op de vaste boekenprijs',
    of: ['price'],
    isVerified: false,
  },
  'C-15': {
    asks: 'Maker with postal and electronic address, a responsible person where the maker sits outside the Union, type, picture and warnings with every offer, and a recall told to every buyer and to everybody.',
    source: 'Regulation (EU) 2023/988 art. 16, 19, 22, 35 to 37; Implementing Regulation (EU) 2024/1435',
    of: ['product', 'page', 'mail'],
    isVerified: true,
  },
  'C-16': {
    asks: 'The warnings of a toy and the age it is for, before it can be put into a basket.',
    source: 'Directive 2009/48/EC art. 11(2); § 11 2. ProdSV',
    of: ['product', 'page'],
    isVerified: true,
  },
  'C-17': {
    asks: 'Ingredients, allergens, nutrition and operator of food before it is bought.',
    source: 'Regulation (EU) No 1169/2011 art. 14; LIV',
    of: ['product'],
    isVerified: true,
  },
  'C-17b': {
    asks: 'Infant formula without any promotion, and a word on breast-feeding.',
    source: 'Delegated Regulation (EU) 2016/127 art. 10; LGV art. 41',
    of: ['product', 'price'],
    isVerified: true,
  },
  'C-18': {
    asks: 'The fibres of a textile in full names and percent, and parts of animal origin, before it is bought.',
    source: 'Regulation (EU) No 1007/2011 art. 12, 16',
    of: ['product'],
    isVerified: true,
  },
  'C-19': {
    asks: 'The arrow with class and scale beside every price of a light source or device with a label, the label and the sheet.',
    source: 'Regulation (EU) 2017/1369 art. 6; Delegated Regulation (EU) 2019/2015; EnEV',
    of: ['product', 'price'],
    isVerified: true,
  },
  'C-19b': {
    asks: 'The number in the register of electrical devices, and how an old one is taken back.',
    source: 'Directive 2012/19/EU; ElektroG § 6, 17',
    of: ['product', 'page'],
    isVerified: true,
  },
  'C-19b-battery': {
    asks: 'How batteries are taken back.',
    source: 'Regulation (EU) 2023/1542 art. 62, 74; BattDG',
    of: ['product', 'page'],
    isVerified: true,
  },
  'C-19b-DE': {
    asks: 'The question at the order whether an old device is to be taken along.',
    source: 'ElektroG § 17(2)',
    of: ['order'],
    isVerified: false,
  },
  'C-19b-FR-fee': {
    asks: 'The contribution to recycling beside the price of electrical devices, as an amount that nothing reduces.',
    source: 'Art. L541-10-20 code de l’environnement',
    of: ['product', 'price'],
    isVerified: true,
  },
  'C-19b-FR-invoice': {
    asks: 'The contribution of furniture beside its price and on the invoice.',
    source: 'Art. L541-10-21, R543-247 code de l’environnement',
    of: ['product', 'paper'],
    isVerified: true,
  },
  'C-19b-FR-sorting': {
    asks: 'The Triman and how a product and its packaging are sorted.',
    source: 'Art. L541-9-3 code de l’environnement; décret n° 2021-835',
    of: ['product', 'page'],
    isVerified: true,
  },
  'C-19b-FR-repair': {
    asks: 'The index of reparability or durability of the devices that have one.',
    source: 'Art. L541-9-2 code de l’environnement',
    of: ['product'],
    isVerified: true,
  },
  'C-19b-FR-parts': {
    asks: 'For how long there are spare parts, of furniture as well.',
    source: 'Art. L111-4 code de la consommation',
    of: ['product'],
    isVerified: false,
  },
  'C-19b-FR-sheet': {
    asks: 'The sheet of environmental qualities, from large producers.',
    source: 'Art. L541-9-1 code de l’environnement; décret n° 2022-748',
    of: ['product', 'page'],
    isVerified: true,
  },
  'C-19b-CH': {
    asks: 'The advance recycling fee inside the price, and devices taken back free of charge.',
    source: 'VREG art. 4, 5; PBV art. 4',
    of: ['price'],
    isVerified: true,
  },
  'C-20': {
    asks: 'The words of the order button, with nothing between the sum and it.',
    source: 'Directive 2011/83/EU art. 8(2); § 312j(3) BGB',
    of: ['order'],
    isVerified: true,
  },
  'C-21': {
    asks: 'Terms, the instruction on withdrawal and its form on a durable medium, with the confirmation of the order.',
    source: 'Directive 2011/83/EU art. 8(7); § 312f BGB; § 312j BGB; art. L221-13 code de la consommation',
    of: ['mail', 'order'],
    isVerified: true,
  },
  'C-22': {
    asks: 'The date by which goods are delivered.',
    source: 'Directive 2011/83/EU art. 6(1)(g)',
    of: ['page', 'order', 'mail'],
    isVerified: false,
  },
  'C-23': {
    asks: 'Who settles disputes, or that the shop takes part in no such procedure.',
    source: 'Directive 2013/11/EU art. 13; § 36 VSBG; art. L616-1 code de la consommation',
    of: ['page'],
    isVerified: false,
  },
  'C-23-platform': {
    asks: 'A link to the Union’s platform for disputes.',
    source: 'Regulation (EU) No 524/2013 art. 14, repealed by Regulation (EU) 2024/3228',
    of: ['page'],
    isVerified: true,
  },
  'C-24': {
    asks: 'A button that ends a subscription, where there are any.',
    source: '§ 312k BGB; art. L215-1-1 code de la consommation',
    of: ['page'],
    isVerified: false,
  },
  'C-25': {
    asks: 'No redirection by country against a shopper’s will, and no refusal of a card for its country.',
    source: 'Regulation (EU) 2018/302',
    of: ['page', 'order'],
    isVerified: false,
  },
  'C-26': {
    asks: 'How results are ranked, and that a price was made for one person where it was.',
    source: 'Directive 2011/83/EU art. 6(1)(ea); Directive 2005/29/EC art. 7(4a)',
    of: ['page', 'price'],
    isVerified: false,
  },
  'C-27': {
    asks: 'No storing or reading on a device without consent but what is necessary, and refusing as easy as agreeing.',
    source: 'Directive 2002/58/EC art. 5(3); § 25 TDDDG; Regulation (EU) 2016/679 art. 7',
    of: ['page'],
    isVerified: true,
  },
  'C-28': {
    asks: 'The four signals of consent denied before any tag.',
    source: 'Google’s user consent policy, on Regulation (EU) 2022/1925 art. 5(2)',
    of: ['page'],
    isVerified: true,
  },
  'C-29': {
    asks: 'A copy of everything that is known of a person, to take along.',
    source: 'Regulation (EU) 2016/679 art. 15, 20; DSG art. 25, 28',
    of: ['page'],
    isVerified: true,
  },
  'C-30': {
    asks: 'Nothing of a person kept for longer than its purpose or a law needs it.',
    source: 'Regulation (EU) 2016/679 art. 5(1)(e), 17; DSG art. 6(4)',
    of: ['market'],
    isVerified: true,
  },
  'C-31': {
    asks: 'No question whose answer an order does not need.',
    source: 'Regulation (EU) 2016/679 art. 5(1)(c); CJEU C-394/23; DSG art. 6(3)',
    of: ['page', 'order'],
    isVerified: true,
  },
  'C-32': {
    asks: 'A newsletter to nobody who has not confirmed it, with proof, and ended with one press.',
    source: 'Directive 2002/58/EC art. 13; § 7 UWG; Regulation (EU) 2016/679 art. 7(1)',
    of: ['mail'],
    isVerified: true,
  },
  'C-33': {
    asks: 'How reviews are known to come from buyers, and the bad ones as visible as the good ones.',
    source: 'Directive 2005/29/EC art. 7(6), Annex I no. 23b, 23c; § 5b(3) UWG',
    of: ['page'],
    isVerified: false,
  },
  'C-34': {
    asks: 'Prices in francs with Swiss tax, a total that is paid in cash to five centimes, and the QR bill.',
    source: 'MWSTG art. 25; PBV art. 3; Swiss Payment Standards',
    of: ['price', 'paper'],
    isVerified: true,
  },
  'C-35': {
    asks: 'Imprint, terms, withdrawal, privacy, shipping and accessibility in the country’s languages.',
    source:
      'Directive 2000/31/EC art. 5; Directive 2011/83/EU art. 6; Regulation (EU) 2016/679 art. 13; UWG (CH) art. 3(1)(s)',
    of: ['page'],
    isVerified: false,
  },
  'C-36': {
    asks: 'Pictogram, signal word, hazard and precautionary statements of a classified mixture in its offer.',
    source: 'Regulation (EC) No 1272/2008 art. 48a, as amended by Regulation (EU) 2024/2865',
    of: ['product', 'page'],
    isVerified: true,
  },
  'C-37': {
    asks: 'Declarations and marks of packaging under one’s own name, and an authorised representative in each country.',
    source: 'Regulation (EU) 2025/40',
    of: ['market'],
    isVerified: true,
  },
  'C-38': {
    asks: 'Unsold clothes and shoes are not destroyed, and large companies report what is.',
    source: 'Regulation (EU) 2024/1781 art. 24, 25',
    of: ['market'],
    isVerified: false,
  },
  'C-39': {
    asks: 'That a shopper talks to a machine, and that a picture was made by one.',
    source: 'Regulation (EU) 2024/1689 art. 50',
    of: ['page'],
    isVerified: false,
  },
  'C-40': {
    asks: 'Three euros of customs for each class of goods in a parcel below 150 € from outside the Union.',
    source: 'Regulation (EEC) No 2658/87, as amended',
    of: ['market'],
    isVerified: false,
  },
  'C-41': {
    asks: 'What data a connected product makes, who has them and how they are reached, and for how long it is updated.',
    source: 'Regulation (EU) 2023/2854 art. 3(2); Directive (EU) 2019/771 art. 7(3)',
    of: ['product'],
    isVerified: false,
  },
  'C-42': {
    asks: 'The reference number of the statement on deforestation for goods of wood or leather.',
    source: 'Regulation (EU) 2023/1115, as amended by Regulation (EU) 2025/2650',
    of: ['product'],
    isVerified: true,
  },
  'C-43': {
    asks: 'Batteries that a user can replace, and a passport of the large ones.',
    source: 'Regulation (EU) 2023/1542 art. 11, 77',
    of: ['product'],
    isVerified: false,
  },
  'C-44': {
    asks: 'The link to a product’s digital passport, for the groups of goods that have one by then.',
    source: 'Regulation (EU) 2024/1781 art. 9',
    of: ['product'],
    isVerified: false,
  },
  'C-45': {
    asks: 'The end of the support period of a product with digital elements, when it is bought.',
    source: 'Regulation (EU) 2024/2847 art. 13(19)',
    of: ['product'],
    isVerified: false,
  },
  'C-46': {
    asks: 'The Union’s own sorting marks on packaging.',
    source: 'Regulation (EU) 2025/40 art. 12',
    of: ['market'],
    isVerified: false,
  },
  'C-47': {
    asks: 'One registration for the value added tax of the whole Union.',
    source: 'Directive (EU) 2025/516',
    of: ['market'],
    isVerified: false,
  },
  'C-48': {
    asks: 'A way to report a review, a receipt, a decision with reasons for both sides, contact points and the rules for reviews.',
    source: 'Regulation (EU) 2022/2065 art. 11, 12, 14, 16, 17',
    of: ['page', 'mail'],
    isVerified: false,
  },
}
