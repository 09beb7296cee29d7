import { MessageForm } from '../message-form/message-form.tsx'
import { someCards } from '../product-card/a-card.ts'
import type { BlockSurroundings } from './block-context.ts'

const ARTICLES = [
  [
    'der-gedeckte-tisch',
    'Der gedeckte Tisch',
    'Wie aus Steinzeug, Leinen und Kerzen ein Abend wird.',
    'ratgeber-gedeckter-tisch',
  ],
  [
    'textilien-pflegen',
    'Textilien richtig pflegen',
    'Waschen, trocknen, lagern: So bleiben Leinen und Wolle schön.',
    'ratgeber-textilien',
  ],
  [
    'licht',
    'Licht in drei Höhen',
    'Warum eine einzige Deckenlampe selten genügt, und was sie gut ergänzt.',
    'hero-wohnzimmer',
  ],
].map(([slug, title, text, file], index) => ({
  path: `/ratgeber/${slug}/`,
  title: title ?? '',
  text: text ?? '',
  image: { src: `lindhaus/${file}.webp`, alt: '', width: 1600, height: 900, colour: '#d8cdbb' },
  minutes: index + 3,
}))

const hours = {
  week: [1, 2, 3, 4, 5]
    .map(() => ({ opens: '10:00', closes: '19:00' }))
    .concat([{ opens: '10:00', closes: '16:00' }]),
  closedOn: [],
}
const STORES = [
  ['hh', 'Lindhaus Hamburg', 'Speicherstraße 14', '20457', 'Hamburg', '+49 40 66969 110', 53.55, 9.99],
  ['b', 'Lindhaus Berlin Mitte', 'Torstraße 120', '10119', 'Berlin', '+49 30 2345 110', 52.53, 13.4],
  ['k', 'Lindhaus Köln', 'Ehrenstraße 8', '50672', 'Köln', '+49 221 345 110', 50.94, 6.94],
] as const

/** The moment at which stories play: a Saturday before noon. */
export const STORY_NOW = '2026-11-21T10:00:00.000Z'

const storyClock = () => new Date(STORY_NOW)

/** A shop around blocks: stores, articles and categories, all made up. */
export const storyShop: Partial<BlockSurroundings> = {
  now: STORY_NOW,
  clock: storyClock,
  listedFor: ({ category, count }) =>
    category === '/weg/' ? null : { cards: someCards().slice(0, count), total: 128, path: category },
  articlesFor: ({ count }) => ARTICLES.slice(0, count),
  stores: STORES.map(([id, name, street, zip, city, phone, lat, lng]) => ({
    id,
    name,
    street,
    zip,
    city,
    phone,
    hours: { ...hours, week: [...hours.week, null] },
    lat,
    lng,
  })),
  contact: {
    hotline: '+49 40 66969 100',
    hours: 'Montag bis Freitag, 8 bis 20 Uhr',
    email: 'service@lindhaus.example',
    company: 'Lindhaus Wohnen GmbH',
    street: 'Speicherstraße 14',
    city: '20457 Hamburg',
  },
  sitePages: ['Wohnen', 'Essen', 'Schlafen', 'Leuchten', 'Textilien'].map((name) => ({
    name,
    path: `/${name.toLowerCase()}/`,
    children: ['Neu', 'Beliebt', 'Angebote'].map((child) => ({
      name: child,
      path: `/${name.toLowerCase()}/${child.toLowerCase()}/`,
      children: [],
    })),
  })),
  readingMinutes: 6,
  renderForm: (form) => (
    <MessageForm {...form} onSubmit={() => undefined} problems={{}} summary={[]} attempt={0} isBusy={false} />
  ),
  newsletterForm: <p>Hier steht das Formular des Shops.</p>,
  lastSeen: <p>Hier steht, was dieser Browser angesehen hat.</p>,
  openOverlay: () => undefined,
}
