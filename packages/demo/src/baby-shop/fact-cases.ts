import { advanced, all, FLAG } from '../catalogue/changes.ts'
import { electrical, energyLabel, facts, film, leaflet, listed, seal } from '../catalogue/fact-changes.ts'
import { hasFact, special } from '../catalogue/facts.ts'
import type { SpecialCase } from '../catalogue/special-case.ts'
import { t } from '../words/localised.ts'

const SAFETY = seal(
  'sicherheit',
  'puenktchen/papers/siegel-sicherheit.webp',
  t('Geprüfte Sicherheit', 'Sécurité contrôlée', 'Gecontroleerde veiligheid'),
  t(
    'Ein unabhängiges Labor hat kleine Teile, Nähte und Farben geprüft. Den Bericht schicken wir dir gern.',
    'Un laboratoire indépendant a contrôlé les petites pièces, les coutures et les couleurs. Nous vous envoyons volontiers le rapport.',
    'Een onafhankelijk laboratorium heeft kleine onderdelen, naden en kleuren gecontroleerd. We sturen je het rapport graag.',
  ),
)
const VIRTUAL = advanced('virtuelleBundles', t('Set', 'Ensemble', 'Bundel'), FLAG)
const CLOTHES_SIZES = {
  groesse: {
    title: t('Welche Größe passt?', 'Quelle taille choisir ?', 'Welke maat past?'),
    text: [
      t(
        'Die Größe ist die Körperlänge deines Babys in Zentimetern. Bei einer Doppelgröße passt beides.',
        'La taille correspond à la longueur de votre bébé en centimètres. Une double taille convient aux deux.',
        'De maat is de lengte van je baby in centimeters. Een dubbele maat past bij allebei.',
      ),
      t(
        '50/56 trägt ein Neugeborenes bis etwa zwei Monate, 62/68 passt bis sechs, 74/80 bis zwölf Monate.',
        '50/56 va à un nouveau-né jusqu’à deux mois environ, 62/68 jusqu’à six, 74/80 jusqu’à douze mois.',
        '50/56 past een pasgeborene tot ongeveer twee maanden, 62/68 tot zes, 74/80 tot twaalf maanden.',
      ),
      t(
        'Liegt dein Baby dazwischen, nimm die größere: Ärmel lassen sich umschlagen.',
        'Si votre bébé est entre deux, prenez la plus grande : les manches se retroussent.',
        'Zit je baby ertussenin, neem dan de grotere: mouwen kun je omslaan.',
      ),
    ],
  },
}

/** Special features of single products of the baby shop. The package's README lists the same. */
export const babyFactCases: readonly SpecialCase[] = [
  special(
    '500102',
    'film, instructions and seals; durability guarantee of three years',
    facts({
      videos: [
        film(
          'puenktchen/papers/film-kinderwagen-lotta.mp4',
          'puenktchen/kinderwagen-grau-main.webp',
          t('Lotta von allen Seiten', 'Lotta sous tous les angles', 'Lotta van alle kanten'),
        ),
      ],
      downloads: [
        leaflet(
          'puenktchen/papers/anleitung-lotta.pdf',
          t('Anleitung', 'Mode d’emploi', 'Gebruiksaanwijzing'),
          'manual',
        ),
      ],
      seals: [SAFETY],
      durabilityGuarantee: { years: 3, producer: 'Pünktchen', model: 'Lotta' },
    }),
    hasFact('videos', 'downloads', 'seals'),
  ),
  special(
    '500202',
    'pictures of one variant',
    (product) => {
      const shell = product.variants[1]?.referenceKey ?? ''
      return facts({
        variantImages: {
          [shell]: [
            ...product.images,
            listed(
              'puenktchen/babyschale-grau-main.webp',
              t(
                'Babyschale in Grau, im Set dabei',
                'Coque auto grise, comprise',
                'Autostoeltje in grijs, inbegrepen',
              ),
            ),
          ],
        },
      })(product)
    },
    (p) => p.facts?.variantImages?.[p.variants[1]?.referenceKey ?? '']?.length === p.images.length + 1,
  ),
  special(
    '510111',
    'assembly instructions; éco-participation in France',
    facts({
      downloads: [
        leaflet(
          'puenktchen/papers/aufbau-finja.pdf',
          t('Aufbauanleitung', 'Notice de montage', 'Montagehandleiding'),
          'assembly',
        ),
      ],
      ecoParticipation: { FR: 420 },
    }),
    hasFact('downloads', 'ecoParticipation'),
  ),
  special(
    '520112',
    'seals with texts; advice on sizes',
    facts({ seals: [SAFETY], advice: CLOTHES_SIZES }),
    hasFact('seals', 'advice', 'fibres'),
  ),
  special('540111', 'advice on clothes sizes', facts({ advice: CLOTHES_SIZES }), hasFact('advice', 'fibres')),
  special(
    '510611',
    'energy label class D with data sheet',
    facts({
      energyLabel: energyLabel('D', '5106110', {
        label: 'puenktchen/papers/energie-hoppel.webp',
        sheet: 'puenktchen/papers/datenblatt-hoppel.pdf',
      }),
    }),
    hasFact('energyLabel'),
  ),
  special(
    '511002',
    'registration numbers of a large appliance',
    facts({ electrical: electrical('grossgerte', '51100200'), ecoParticipation: { FR: 120 } }),
    hasFact('electrical'),
  ),
  special(
    '510711',
    'electrical with battery',
    facts({
      electrical: electrical('klgerte_informationsu_telekommtechnik', '51071100', true),
      ecoParticipation: { FR: 6 },
      battery: { replacedBy: 'user' },
    }),
    (p) => p.facts?.electrical?.hasBattery === true,
  ),
  special(
    '600311',
    'virtual bundle of three pieces of furniture',
    all(
      VIRTUAL,
      facts({
        bundle: {
          kind: 'virtual',
          items: [
            { referenceKey: '510111', quantity: 1 },
            { referenceKey: '510311', quantity: 1 },
            { referenceKey: '510411', quantity: 1 },
          ],
        },
      }),
    ),
    (p) => p.facts?.bundle?.kind === 'virtual' && p.facts.bundle.items.length === 3,
  ),
  special(
    '520812',
    'virtual bundle with a part that is not available',
    all(
      VIRTUAL,
      facts({
        bundle: {
          kind: 'virtual',
          items: [
            { referenceKey: '520712', quantity: 1 },
            { referenceKey: '520912', quantity: 1 },
          ],
        },
      }),
    ),
    (p) => p.facts?.bundle?.items[0]?.referenceKey === '520712',
  ),
  special(
    '530417',
    'packed bundle of bottles',
    facts({
      bundle: {
        kind: 'bundle',
        items: [
          { referenceKey: '530317_120', quantity: 2 },
          { referenceKey: '530317_240', quantity: 2 },
        ],
      },
    }),
    (p) => p.facts?.bundle?.kind === 'bundle',
  ),
  special(
    '521005',
    'text of two rows, the second may stay empty',
    (product) => product,
    (p) => p.facts?.personalisation?.rows.map(({ required }) => required).join() === 'true,false',
  ),
  special(
    '550516',
    'engraving with a date; larger variants take more letters; never without',
    (product) => product,
    (p) => p.facts?.personalisation?.kind === 'engraving' && !p.facts.personalisation.mayBeWithout,
  ),
  special(
    '550216',
    'warnings of a toy, suitable from an age on',
    facts({
      warnings: [
        t(
          'Achtung: Nicht für Kinder unter 36 Monaten geeignet. Kleine Teile, Erstickungsgefahr.',
          'Attention : ne convient pas aux enfants de moins de 36 mois. Petites pièces, risque d’étouffement.',
          'Waarschuwing: niet geschikt voor kinderen jonger dan 36 maanden. Kleine onderdelen, verstikkingsgevaar.',
        ),
      ],
    }),
    (p) => p.facts?.warnings?.length === 1 && p.facts.ageFrom === 36,
  ),
  special(
    '600712',
    'medical product, explained in Germany',
    facts({
      medicalProduct: {
        riskClass: 'I',
        purpose: t(
          'Wärmeanwendung auf Babys Bauch zur Linderung von Blähungen.',
          'Application de chaleur sur le ventre de bébé pour apaiser les coliques.',
          'Warmte op babybuikjes om krampjes te verlichten.',
        ),
      },
    }),
    hasFact('medicalProduct'),
  ),
]
