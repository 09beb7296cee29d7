import { t } from '../../../words/localised.ts'
import { guide } from '../../guide-page.ts'
import { KNITS } from '../../scenes.ts'
import { icons, type StoryPage } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'
import { START } from './topics.ts'
import { JULE } from './writers.ts'

export const hospitalBag: StoryPage = guide({
  slug: 'klinikkoffer',
  kicker: START,
  title: t('Dein Klinikkoffer', 'Votre valise de maternité', 'Je vluchtkoffer'),
  description: t(
    'Ab der 35. Woche steht er neben der Tür. Was hineingehört, was das Krankenhaus hat und was du getrost daheim lässt.',
    'À partir de la 35e semaine, elle attend près de la porte. L’essentiel, ce que la maternité fournit, et ce qui reste à la maison.',
    'Vanaf week 35 staat hij bij de deur. Wat erin moet, wat het ziekenhuis heeft en wat je gerust thuislaat.',
  ),
  scene: KNITS,
  writer: JULE,
  published: '2026-10-16',
  parts: [
    inRegions(
      t(
        `Pack lieber klein. Du bleibst meist zwei, drei Tage, und jemand kann nachliefern.

## Für dein Baby

- Zwei weiche Bodys in Größe 56, ein Strampler
- Mütze, Söckchen und eine Decke für die Heimfahrt
- Drei Mulltücher: zum Abwischen, Zudecken, Pucken
- Die Babyschale, schon im Auto eingebaut

## Für dich

- Mutterpass, Versicherungskarte, Familienstammbuch
- Zwei weite Nachthemden zum Aufknöpfen
- Bequeme Hose, warme Socken, Lippenpflege
- Ladekabel mit langer Schnur

## Was du daheim lassen kannst

Windeln, Handtücher und Creme gibt es auf der Station. Spielzeug braucht es noch nicht: Dein Gesicht genügt.`,
        `Prévoyez petit. Vous resterez deux ou trois jours, et quelqu’un pourra toujours apporter le reste.

## Pour bébé

- Deux bodies tout doux en taille 56 et un pyjama
- Un bonnet, des chaussettes et une couverture pour le retour
- Trois langes : pour essuyer, couvrir, emmailloter
- La coque auto, déjà installée dans la voiture

## Pour vous

- Carnet de maternité, carte d’assurance, pièce d’identité
- Deux chemises de nuit amples, boutonnées devant
- Un pantalon confortable, des chaussettes chaudes, un baume à lèvres
- Un chargeur à long câble

## Ce qui peut rester à la maison

Couches, serviettes et crème sont souvent fournies ; demandez à votre maternité. Quant aux jouets : votre visage suffit.`,
        `Pak liever klein. Je blijft meestal kort, en iemand kan altijd iets nabrengen.

## Voor je baby

- Twee zachte rompers in maat 56 en een boxpakje
- Een mutsje, sokjes en een dekentje voor de rit naar huis
- Drie hydrofieldoeken: om te vegen, toe te dekken, in te bakeren
- Het autostoeltje, alvast vastgezet

## Voor jou

- Zwangerschapsdossier, verzekeringspas, identiteitsbewijs
- Twee ruime nachthemden met knoopjes
- Een makkelijke broek, warme sokken, lippenbalsem
- Een oplader met een lang snoer

## Wat thuis mag blijven

Luiers, handdoeken en crème liggen meestal klaar; vraag het even na. Speelgoed hoeft nog niet: jouw gezicht is genoeg.`,
      ),
      {
        'de-at': {
          Mutterpass: 'Eltern-Kind-Pass',
          Versicherungskarte: 'e-card',
          Familienstammbuch: 'Geburtsurkunden',
          Mütze: 'Haube',
        },
        'de-ch': {
          Mutterpass: 'Mutterpass oder Gravidogramm',
          Versicherungskarte: 'Krankenkassenkarte',
          Familienstammbuch: 'Familienausweis',
          Mütze: 'Kappe',
        },
        'fr-be': { 'carte d’assurance, pièce d’identité': 'carte d’identité, vignette de mutuelle' },
        'fr-ch': { 'carte d’assurance, pièce d’identité': 'carte d’assurance-maladie, livret de famille' },
        'nl-be': {
          Zwangerschapsdossier: 'Moederboekje',
          verzekeringspas: 'kleefbriefjes van het ziekenfonds',
          identiteitsbewijs: 'identiteitskaart',
          boxpakje: 'kruippakje',
        },
      },
    ),
    icons(
      null,
      [
        [
          'clock',
          t('Ab Woche 35', 'Dès la 35e semaine', 'Vanaf week 35'),
          t('Gepackt und neben der Tür.', 'Prête, près de la porte.', 'Ingepakt en bij de deur.'),
        ],
        [
          'heart',
          t('Für die Begleitung', 'Pour l’accompagnant', 'Voor je partner'),
          t(
            'Kleingeld, Brote, ein frisches Hemd.',
            'De la monnaie, des sandwichs, une chemise propre.',
            'Kleingeld, boterhammen, een schoon shirt.',
          ),
        ],
        [
          'check',
          t('Üben', 'S’entraîner', 'Oefenen'),
          t(
            'Babyschale einmal ohne Baby einbauen.',
            'Installez la coque auto une fois à vide.',
            'Zet het autostoeltje één keer leeg vast.',
          ),
        ],
      ],
      { width: 'reading' },
    ),
  ],
  shop: [
    t('Für den Heimweg', 'Pour le retour à la maison', 'Voor de rit naar huis'),
    [540111, 540307, 520516, 500302, 520112, 540407],
    '/mode/',
  ],
})
