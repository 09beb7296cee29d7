import { t } from '../../../words/localised.ts'
import { beforeAfter, guide } from '../../guide-page.ts'
import { LIVING_ROOM, type Scene } from '../../scenes.ts'
import type { StoryPage } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'
import { ADVICE } from './topics.ts'
import { JONAS } from './writers.ts'

const sofa = (colour: string, de: string, fr: string, nl: string): Scene => ({
  file: `lindhaus/sofa-3-sitzer-${colour}-main.webp`,
  alt: t(`Sofa Alva mit Bezug in ${de}`, `Canapé Alva, housse ${fr}`, `Bank Alva met hoes in ${nl}`),
})

export const buyingASofa: StoryPage = guide({
  slug: 'ein-sofa-kaufen',
  kicker: ADVICE,
  title: inRegions(t('Ein Sofa fürs Leben', 'Un canapé pour longtemps', 'Een bank voor jaren'), {
    'nl-be': { bank: 'zetel' },
  }),
  description: inRegions(
    t(
      'Messen, sitzen, anfassen: was vor dem Kauf zählt und was danach keine Rolle mehr spielt.',
      'Mesurer, s’asseoir, toucher : ce qui compte avant l’achat, et ce qui ne compte plus après.',
      'Meten, zitten, voelen: wat telt vóór u een bank koopt, en wat er daarna niet meer toe doet.',
    ),
    { 'nl-be': { bank: 'zetel' } },
  ),
  scene: LIVING_ROOM,
  writer: JONAS,
  published: '2026-10-22',
  parts: [
    inRegions(
      t(
        `Ein Sofa begleitet Sie zehn Jahre und länger. Nehmen Sie sich deshalb eine halbe Stunde Zeit und einen Zollstock.

## Erst der Weg, dann das Zimmer

Messen Sie Haustür, Treppenhaus und den engsten Winkel. Ein Sofa mit abnehmbaren Füßen gewinnt rund 15 cm.
Kleben Sie danach die Grundfläche mit Malerband auf den Boden und gehen Sie zwei Tage lang darum herum.

## Die Sitztiefe

- Bis 55 cm: aufrecht, gut für lange Gespräche
- 56 bis 60 cm: das Maß für die meisten
- Über 60 cm: zum Liegen, mit Kissen im Rücken

## Der Bezug entscheidet über den Alltag

Bestellen Sie Stoffmuster und legen Sie sie drei Tage lang dorthin, wo das Sofa stehen soll. Tageslicht und Lampenlicht
machen aus einer Farbe zwei.`,
        `Un canapé vous accompagne dix ans et plus. Accordez-vous donc une demi-heure et un mètre ruban.

## Le chemin d’abord, la pièce ensuite

Mesurez la porte d’entrée, la cage d’escalier et l’angle le plus étroit. Des pieds amovibles font gagner une quinzaine de
centimètres. Tracez ensuite l’emprise au sol avec un ruban adhésif et circulez autour pendant deux jours.

## La profondeur d’assise

- Jusqu’à 55 cm : bien droit, pour les longues conversations
- De 56 à 60 cm : la mesure qui convient au plus grand nombre
- Au-delà de 60 cm : pour s’allonger, un coussin dans le dos

## Le tissu fait le quotidien

Commandez des échantillons et laissez-les trois jours à l’endroit prévu. Entre la lumière du jour et celle des lampes, une
couleur en devient deux.`,
        `Een bank blijft tien jaar of langer bij u. Neem dus een half uur de tijd, en een rolmaat.

## Eerst de route, dan de kamer

Meet de voordeur, het trappenhuis en de krapste bocht. Met afneembare poten wint u zo’n 15 cm. Plak daarna de omtrek met
schilderstape op de vloer en loop er twee dagen omheen.

## De zitdiepte

- Tot 55 cm: rechtop, fijn voor lange gesprekken
- 56 tot 60 cm: de maat die de meesten past
- Meer dan 60 cm: om te liggen, met een kussen in de rug

## Met de stof leeft u elke dag

Bestel stofstalen en leg ze drie dagen neer waar de bank komt te staan. Daglicht en lamplicht maken van één kleur
twee.`,
      ),
      {
        'de-at': { Zollstock: 'Zollstab', Kissen: 'Polster' },
        'de-ch': { Zollstock: 'Meter' },
        'nl-be': { 'Een bank': 'Een zetel', 'de bank': 'de zetel' },
      },
    ),
    beforeAfter(
      t('Ein Sofa, zwei Bezüge', 'Un canapé, deux housses', 'Eén model, twee hoezen'),
      [sofa('grau', 'Grau', 'grise', 'grijs'), t('Grau', 'Gris', 'Grijs')],
      [sofa('gruen', 'Grün', 'verte', 'groen'), t('Grün', 'Vert', 'Groen')],
    ),
    t(
      `## Woran man gute Polster erkennt

Drücken Sie die Sitzfläche mit der flachen Hand: Sie soll nachgeben und sofort zurückkommen. Kaltschaum mit mindestens
35 kg Raumgewicht hält die Form. Lose Rückenkissen sehen nach Jahren besser aus als feste, weil man sie aufschütteln kann.`,
      `## Reconnaître un bon rembourrage

Appuyez la main à plat sur l’assise : elle doit céder puis revenir aussitôt. Une mousse haute résilience d’au moins
35 kg/m³ garde sa forme. Des coussins de dossier libres vieillissent mieux : il suffit de les regonfler.`,
      `## Zo herkent u goede vulling

Druk met een vlakke hand op de zitting: die moet meegeven en meteen terugveren. Koudschuim van minstens 35 kg per
kubieke meter houdt zijn vorm. Losse rugkussens blijven langer mooi, want die kunt u opschudden.`,
    ),
  ],
  shop: [
    t('Sofas und Sessel', 'Canapés et fauteuils', 'Banken en fauteuils'),
    [100102, 100305, 100205, 100402, 100511, 100607],
    '/wohnen/sofas/',
  ],
})
