import { all, fields } from '../catalogue/changes.ts'
import { electrical, energyLabel, facts, film, leaflet, listed, seal } from '../catalogue/fact-changes.ts'
import { hasFact, special } from '../catalogue/facts.ts'
import type { SpecialCase } from '../catalogue/special-case.ts'
import { t } from '../words/localised.ts'

const SAFETY = seal(
  'sicherheit',
  'lindhaus/papers/siegel-sicherheit.webp',
  t('Geprüfte Sicherheit', 'Sécurité contrôlée', 'Gecontroleerde veiligheid'),
  t(
    'Ein unabhängiges Labor hat Standfestigkeit, Kanten und Schadstoffe geprüft. Den Bericht schicken wir Ihnen auf Wunsch zu.',
    'Un laboratoire indépendant a contrôlé la stabilité, les arêtes et les substances. Nous vous envoyons le rapport sur demande.',
    'Een onafhankelijk laboratorium heeft stabiliteit, randen en stoffen gecontroleerd. Het rapport sturen wij u op verzoek toe.',
  ),
)
const LINEN = seal(
  'leinen',
  'lindhaus/papers/siegel-leinen.webp',
  t('Stoff aus reinem Leinen', 'Tissu pur lin', 'Stof van zuiver linnen'),
  t(
    'Der Stoff besteht nur aus Fasern der Flachspflanze; in der Knopfleiste ist Baumwolle. Das Garn stammt aus Flandern.',
    'Le tissu n’est fait que de fibres de lin ; la patte de boutonnage contient du coton. Le fil vient de Flandre.',
    'De stof bestaat alleen uit vezels van de vlasplant; in de knoopsluiting zit katoen. Het garen komt uit Vlaanderen.',
  ),
)
const CLOCK_DATA = [
  t(
    'Die Uhr erzeugt im Betrieb Uhrzeit und Ladestand des Akkus und liest die Termine des Kalenders, den Sie freigeben: wenige Kilobyte am Tag, laufend und in einem gängigen, maschinenlesbaren Format.',
    'En fonctionnement, l’horloge produit l’heure et l’état de charge de la batterie, et lit les rendez-vous de l’agenda que vous autorisez : quelques kilo-octets par jour, en continu, dans un format courant et lisible par machine.',
    'De klok legt tijdens het gebruik de tijd en de lading van de accu vast en leest de afspraken van de agenda die u vrijgeeft: enkele kilobytes per dag, doorlopend en in een gangbaar, machineleesbaar formaat.',
  ),
  t(
    'Gespeichert wird nur auf dem Gerät, dreißig Tage lang. Über die App sehen, laden oder löschen Sie die Daten jederzeit und ohne Kosten; auf Wunsch geben wir sie an einen Dritten Ihrer Wahl weiter.',
    'Les données restent dans l’appareil, trente jours. L’application permet de les voir, de les télécharger ou de les effacer à tout moment et sans frais ; à votre demande, elles sont transmises à un tiers de votre choix.',
    'Opslaan gebeurt alleen op het apparaat, dertig dagen lang. Via de app bekijkt, downloadt of wist u de gegevens altijd en kosteloos; op verzoek geven wij ze door aan een derde naar keuze.',
  ),
  t(
    'Dateninhaber ist der Hersteller, der unter „Hersteller und Sicherheit“ steht. Er nutzt die Daten nur, um die Uhr zu warten. Beschwerden nimmt die Behörde Ihres Landes für die Datenverordnung entgegen.',
    'Le détenteur des données est le fabricant indiqué sous « Fabricant et sécurité ». Il ne les utilise que pour l’entretien de l’horloge. Les réclamations sont reçues par l’autorité de votre pays chargée du règlement sur les données.',
    'Gegevenshouder is de fabrikant die onder ‘Fabrikant en veiligheid’ staat. Hij gebruikt de gegevens alleen om de klok te onderhouden. Klachten neemt de autoriteit van uw land voor de dataverordening aan.',
  ),
]
const ASSEMBLY = t('Aufbauanleitung', 'Notice de montage', 'Montagehandleiding')

/** Special features of single products of the home shop. The package's README lists the same. */
export const homeFactCases: readonly SpecialCase[] = [
  special(
    '100102',
    'film, assembly instructions, seals; durability guarantee of five years; éco-participation in France; advice on materials',
    facts({
      videos: [
        film(
          'lindhaus/papers/film-sofa-alva.mp4',
          'lindhaus/sofa-3-sitzer-grau-main.webp',
          t('Das Sofa Alva aus der Nähe', 'Le canapé Alva de près', 'De bank Alva van dichtbij'),
        ),
      ],
      downloads: [leaflet('lindhaus/papers/aufbau-sofa-alva.pdf', ASSEMBLY, 'assembly')],
      seals: [SAFETY],
      durabilityGuarantee: { years: 5, producer: 'Lindhaus', model: 'Alva 3' },
      ecoParticipation: { FR: 1250 },
      advice: {
        material: {
          title: t('Welcher Bezug passt?', 'Quel revêtement choisir ?', 'Welke stof past?'),
          text: [
            t(
              'Webstoff ist robust und atmet: gut für Familien und für jeden Tag. Flecken lassen sich mit Wasser abtupfen.',
              'Le tissu est solide et respire : idéal en famille et au quotidien. Les taches se tamponnent à l’eau.',
              'Geweven stof is sterk en ademt: goed voor gezinnen en elke dag. Vlekken dept u weg met water.',
            ),
            t(
              'Bouclé ist weich und lebhaft, mag aber keine Krallen. Cord wird mit den Jahren schöner.',
              'La bouclette est douce et vivante, mais craint les griffes. Le velours côtelé embellit avec les années.',
              'Bouclé is zacht en levendig, maar houdt niet van nagels. Ribstof wordt met de jaren mooier.',
            ),
          ],
        },
      },
    }),
    hasFact('videos', 'downloads', 'seals', 'durabilityGuarantee', 'ecoParticipation', 'advice'),
  ),
  special(
    '110713',
    'assembly instructions',
    facts({ downloads: [leaflet('lindhaus/papers/aufbau-tisch-stav.pdf', ASSEMBLY, 'assembly')] }),
    hasFact('downloads'),
  ),
  special(
    '140311',
    'seals with texts; advice on sizes; fibres of two parts',
    facts({
      seals: [SAFETY, LINEN],
      fibres: [
        {
          part: t('Stoff', 'Tissu', 'Stof'),
          shares: [{ fibre: t('Leinen', 'lin', 'linnen'), percent: 100 }],
        },
        {
          part: t('Knopfleiste', 'Patte de boutonnage', 'Knoopsluiting'),
          shares: [
            { fibre: t('Leinen', 'lin', 'linnen'), percent: 60 },
            { fibre: t('Baumwolle', 'coton', 'katoen'), percent: 40 },
          ],
        },
      ],
      advice: {
        groesse: {
          title: t('Die richtige Größe finden', 'Trouver la bonne taille', 'De juiste maat vinden'),
          text: [
            t(
              'Messen Sie Ihre Bettdecke flach liegend: erst die Breite, dann die Länge.',
              'Mesurez votre couette à plat : d’abord la largeur, puis la longueur.',
              'Meet uw dekbed plat neergelegd: eerst de breedte, dan de lengte.',
            ),
            t(
              'Für einzelne Decken ist 135 × 200 cm üblich, wer größer ist als 1,85 m schläft unter 155 × 220 cm besser.',
              'Pour une couette simple, 135 × 200 cm est courant ; au-delà de 1,85 m, 155 × 220 cm est plus confortable.',
              'Voor een eenpersoonsdekbed is 135 × 200 cm gebruikelijk; wie langer is dan 1,85 m slaapt beter onder 155 × 220 cm.',
            ),
            t(
              'Zu zweit unter einer Decke: 200 × 200 cm oder, mit mehr Überhang, 240 × 220 cm.',
              'À deux sous une couette : 200 × 200 cm ou, pour plus de retombée, 240 × 220 cm.',
              'Samen onder één dekbed: 200 × 200 cm of, met meer overslag, 240 × 220 cm.',
            ),
          ],
        },
      },
    }),
    hasFact('seals', 'fibres', 'advice'),
  ),
  special(
    '150413',
    'energy label class E with data sheet; registration numbers',
    // Label and numbers are those of the line: the same lamp, whatever its colour.
    facts({ ecoParticipation: { FR: 30 } }),
    hasFact('energyLabel', 'electrical'),
  ),
  special(
    '110913',
    'hazards of a mixture: pictogram, signal word, statements',
    facts({
      kinds: ['hazardous'],
      hazards: {
        pictograms: [
          {
            src: 'lindhaus/papers/ghs07.webp',
            width: 320,
            height: 320,
            colour: '#ffffff',
            alt: t('Ausrufezeichen (GHS07)', 'Point d’exclamation (SGH07)', 'Uitroepteken (GHS07)'),
          },
        ],
        signalWord: 'warning',
        statements: [
          t(
            'H317: Kann allergische Hautreaktionen verursachen.',
            'H317 : Peut provoquer une allergie cutanée.',
            'H317: Kan een allergische huidreactie veroorzaken.',
          ),
        ],
        precautions: [
          t(
            'P102: Darf nicht in die Hände von Kindern gelangen.',
            'P102 : Tenir hors de portée des enfants.',
            'P102: Buiten het bereik van kinderen houden.',
          ),
          t(
            'P280: Schutzhandschuhe tragen.',
            'P280 : Porter des gants de protection.',
            'P280: Beschermende handschoenen dragen.',
          ),
          t(
            'P302 + P352: Bei Berührung mit der Haut: mit viel Wasser waschen.',
            'P302 + P352 : En cas de contact avec la peau : laver abondamment à l’eau.',
            'P302 + P352: Bij contact met de huid: met veel water wassen.',
          ),
        ],
      },
    }),
    hasFact('hazards'),
  ),
  special(
    '171101',
    'energy label class F; registration numbers of a screen; repairs by its maker',
    facts({
      kinds: ['repairable'],
      makerRepair: {
        text: t(
          'Ljoshus repariert das Display auch nach Ablauf der Gewährleistung, zu einem angemessenen Preis und innerhalb von drei Wochen. Ersatzteile gibt es zehn Jahre lang.',
          'Ljoshus répare l’écran même après la garantie légale, à un prix raisonnable et sous trois semaines. Les pièces détachées sont disponibles pendant dix ans.',
          'Ljoshus repareert het scherm ook na de wettelijke garantie, voor een redelijke prijs en binnen drie weken. Onderdelen zijn er tien jaar lang.',
        ),
        link: 'https://ljoshus.example/repair',
      },
      energyLabel: energyLabel('F', '1711010', {
        label: 'lindhaus/papers/energie-galerie.webp',
        sheet: 'lindhaus/papers/datenblatt-galerie.pdf',
      }),
      electrical: electrical('bildschirme_und_monitore', '17110100'),
      ecoParticipation: { FR: 60 },
    }),
    hasFact('energyLabel', 'electrical', 'makerRepair'),
  ),
  special(
    '171201',
    'electrical with battery; notice on the data of a connected product, and until when it is mended',
    facts({
      electrical: electrical('klgerte_informationsu_telekommtechnik', '17120100', true),
      ecoParticipation: { FR: 6 },
      kinds: ['connected'],
      dataNotice: CLOCK_DATA,
      battery: { replacedBy: 'user' },
      supportUntil: '2032-12',
    }),
    (p) =>
      p.facts?.electrical?.hasBattery === true &&
      p.facts.dataNotice !== undefined &&
      p.facts.supportUntil !== undefined,
  ),
  special(
    '110813',
    'virtual bundle of a table and four chairs',
    facts({
      bundle: {
        kind: 'virtual',
        items: [
          { referenceKey: '110513', quantity: 1 },
          { referenceKey: '130113_1er', quantity: 4 },
        ],
      },
    }),
    (p) => p.facts?.bundle?.kind === 'virtual',
  ),
  special(
    '140611',
    'packed bundle of towels',
    facts({
      bundle: {
        kind: 'bundle',
        items: [
          { referenceKey: '140511_50x100', quantity: 2 },
          { referenceKey: '140511_70x140', quantity: 2 },
          { referenceKey: '140511_30x50', quantity: 2 },
        ],
      },
    }),
    (p) => p.facts?.bundle?.kind === 'bundle',
  ),
  special(
    '180111',
    'pictures of one variant',
    (product) =>
      facts({
        variantImages: {
          '180111_24tlg': [
            listed(
              'lindhaus/ratgeber-gedeckter-tisch.webp',
              t('Gedeckter Tisch für sechs', 'Table dressée pour six', 'Gedekte tafel voor zes'),
            ),
            ...product.images,
          ],
        },
      })(product),
    (p) => p.facts?.variantImages?.['180111_24tlg']?.length === p.images.length + 1,
  ),
  special(
    '180711',
    'engraving of up to twelve characters, or none',
    (product) => product,
    (p) => p.facts?.personalisation?.kind === 'engraving' && p.facts.personalisation.mayBeWithout,
  ),
  special(
    '160706',
    'medical product, explained in Germany',
    all(
      fields({ isNew: false }),
      facts({
        medicalProduct: {
          riskClass: 'I',
          purpose: t(
            'Wärme- und Kälteanwendung am Körper zur Linderung von Verspannungen.',
            'Application de chaleur ou de froid sur le corps pour soulager les tensions.',
            'Warmte- en koudetoepassing op het lichaam om spanning te verlichten.',
          ),
        },
      }),
    ),
    hasFact('medicalProduct'),
  ),
]
