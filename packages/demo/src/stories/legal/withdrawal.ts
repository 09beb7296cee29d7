import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { type MarketFacts, perMarket } from '../market-facts.ts'
import { legalText } from '../story-frames.ts'
import type { StoryPage } from '../story-parts.ts'
import { voiceOf } from '../voice.ts'
import { frenchPromise, germanPromise } from './swiss-withdrawal.ts'
import { MODEL_FORM, MODEL_INSTRUCTION } from './withdrawal-model.ts'
import { WITHDRAWAL_NOTES } from './withdrawal-notes.ts'

/** The law's instruction and form, and what goes beyond them; in Switzerland the shop's own promise. @see eu-duties C-01 */
export function withdrawal(brand: Brand): StoryPage {
  const say = voiceOf(brand)
  const title = t('Widerrufsrecht', 'Droit de rétractation', 'Herroepingsrecht')
  return {
    slug: 'widerruf',
    title,
    description: t(
      `Wie ${say('Sie einen Kauf widerrufen', 'du einen Kauf widerrufst')}, mit Muster-Formular, und was danach geschieht.`,
      `Comment vous rétracter, avec le formulaire type, et ce qui se passe ensuite.`,
      `Hoe ${say('u', 'je')} een aankoop herroept, met modelformulier, en wat er daarna gebeurt.`,
    ),
    body: [
      legalText(perMarket(brand, instruction), '2026-11-25'),
      legalText(perMarket(brand, inLanguages(MODEL_FORM)), ''),
      legalText(perMarket(brand, inLanguages(WITHDRAWAL_NOTES)), ''),
    ],
  }
}

function instruction(facts: MarketFacts) {
  const { de, fr, nl } = MODEL_INSTRUCTION
  return facts.country === 'CH'
    ? t(germanPromise(facts), frenchPromise(facts), nl(facts))
    : t(de(facts), fr(facts), nl(facts))
}

type InLanguages = Record<'de' | 'fr' | 'nl', (facts: MarketFacts) => string>

function inLanguages({ de, fr, nl }: InLanguages) {
  return (facts: MarketFacts) => t(de(facts), fr(facts), nl(facts))
}
