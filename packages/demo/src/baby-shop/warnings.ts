import { t } from '../words/localised.ts'

/** Warnings that several makers print. @see eu-duties C-16 */
export const UNDER_SUPERVISION = t(
  'Achtung! Benutzung unter unmittelbarer Aufsicht von Erwachsenen.',
  'Attention ! À utiliser sous la surveillance d’un adulte.',
  'Waarschuwing! Gebruik onder direct toezicht van volwassenen.',
)
export const FIX_TO_WALL = t(
  'Achtung: Kippgefahr. Möbel vor dem ersten Gebrauch an der Wand befestigen.',
  'Attention : risque de basculement. Fixer le meuble au mur avant la première utilisation.',
  'Waarschuwing: kantelgevaar. Bevestig het meubel voor het eerste gebruik aan de muur.',
)
export const NEVER_UNATTENDED = t(
  'Achtung: Lassen Sie das Kind nie unbeaufsichtigt.',
  'Attention : ne jamais laisser l’enfant sans surveillance.',
  'Waarschuwing: laat het kind nooit zonder toezicht achter.',
)
export const CHECK_TEMPERATURE = t(
  'Achtung: Vor dem Füttern immer die Temperatur der Nahrung prüfen.',
  'Attention : toujours vérifier la température de l’aliment avant de nourrir.',
  'Waarschuwing: controleer voor het voeden altijd de temperatuur van de voeding.',
)
export const DROWNING = t(
  'Achtung: Gefahr des Ertrinkens. Immer in Reichweite des Kindes bleiben.',
  'Attention : risque de noyade. Toujours rester à portée de main de l’enfant.',
  'Waarschuwing: verdrinkingsgevaar. Blijf altijd binnen handbereik van het kind.',
)
export const LONG_CORD = t(
  'Achtung! Lange Schnur. Strangulationsgefahr.',
  'Attention ! Corde longue. Risque d’étranglement.',
  'Waarschuwing! Lang koord. Gevaar voor verwurging.',
)
