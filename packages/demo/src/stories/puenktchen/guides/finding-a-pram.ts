import { same, t } from '../../../words/localised.ts'
import { guide } from '../../guide-page.ts'
import { HALLWAY } from '../../scenes.ts'
import { type StoryPage, table } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'
import { MINA } from './writers.ts'

export const findingAPram: StoryPage = guide({
  slug: 'kinderwagen-finden',
  kicker: t('Unterwegs', 'En balade', 'Onderweg'),
  title: t('Den richtigen Kinderwagen finden', 'Bien choisir sa poussette', 'De juiste kinderwagen kiezen'),
  description: t(
    'Kofferraum, Kopfsteinpflaster, dritter Stock: drei Fragen, die mehr helfen als jede Testtabelle.',
    'Coffre, pavés, troisième étage : trois questions plus utiles que bien des comparatifs.',
    'Kofferbak, kasseien, drie hoog: drie vragen die meer helpen dan elke test.',
  ),
  scene: HALLWAY,
  writer: MINA,
  published: '2026-11-10',
  parts: [
    inRegions(
      t(
        `Der beste Kinderwagen ist der, den du ohne Fluchen zusammenklappst. Alles andere kommt danach.

## Wo steht er nachts?

Miss den Platz im Flur und den Kofferraum, bevor du dich verliebst. Wohnst du oben ohne Aufzug, zählt jedes Kilo: Unter
12 kg trägt er sich noch mit einer Hand am Geländer.

## Wo fahrt ihr?

- Stadt und Bus: kleine, wendige Räder, höchstens 60 cm breit
- Park und Feldweg: große Luftreifen und eine Federung
- Beides: feste Schaumreifen, sie platzen nie

## Wann sitzt dein Baby?

Bis etwa sechs Monate liegt es flach in der Babywanne. Erst wenn es sich allein aufsetzt, kommt der Sportsitz dran.`,
        `La meilleure poussette est celle que vous repliez sans pester. Le reste vient ensuite.

## Où dort-elle ?

Mesurez l’entrée et le coffre avant d’avoir le coup de cœur. Si vous habitez en étage sans ascenseur, chaque kilo compte : en
dessous de 12 kg, on la porte encore d’une main, l’autre sur la rampe.

## Où roulez-vous ?

- En ville et dans le bus : petites roues maniables, 60 cm de large au plus
- Au parc et sur les chemins : grandes roues gonflables et suspension
- Un peu des deux : pneus en mousse, increvables

## Quand bébé s’assoit-il ?

Jusqu’à six mois environ, il voyage à plat dans la nacelle. Le hamac attend qu’il sache s’asseoir tout seul.`,
        `De beste kinderwagen is de wagen die je zonder mopperen inklapt. De rest komt daarna.

## Waar staat hij ’s nachts?

Meet de gang en de kofferbak op vóór je verliefd wordt. Woon je hoog en zonder lift, dan telt elke kilo: onder de 12 kg
draag je hem nog met één hand aan de leuning.

## Waar rijden jullie?

- Stad en bus: kleine, wendbare wielen, hooguit 60 cm breed
- Park en zandpad: grote luchtbanden en vering
- Allebei: schuimbanden, die gaan nooit lek

## Wanneer zit je baby?

Tot een maand of zes ligt je kindje plat in de reiswieg. Pas als het zelf kan gaan zitten, is de wandelzitting aan de beurt.`,
      ),
      { 'de-at': { Aufzug: 'Lift' }, 'de-ch': { Aufzug: 'Lift' } },
    ),
    table(
      t(
        'Lotta und Lotta Air im Vergleich',
        'Lotta et Lotta Air en comparaison',
        'Lotta en Lotta Air vergeleken',
      ),
      [same(''), same('Lotta'), same('Lotta Air')],
      [
        [t('Reifen', 'Pneus', 'Banden'), t('Schaum', 'mousse', 'schuim'), t('Luft', 'gonflables', 'lucht')],
        [
          t('Gut für', 'Idéale pour', 'Fijn voor'),
          t('Stadt, Bus, Fahrstuhl', 'ville, bus, ascenseur', 'stad, bus, lift'),
          t('Park, Wald, Kopfsteinpflaster', 'parc, forêt, pavés', 'park, bos, kasseien'),
        ],
        [
          t('Ab Geburt', 'Dès la naissance', 'Vanaf de geboorte'),
          t('mit Babywanne', 'avec nacelle', 'met reiswieg'),
          t('mit Babywanne', 'avec nacelle', 'met reiswieg'),
        ],
      ],
    ),
  ],
  shop: [
    t('Gut zu schieben', 'Faciles à pousser', 'Lekker rijden'),
    [500102, 500202, 500302, 500402, 500501],
    '/unterwegs/',
  ],
})
