import type { MarketFacts } from '../market-facts.ts'

type DisputeMarket = Pick<MarketFacts, 'country' | 'say'>

/**
 * Who settles a dispute in each country: the Union's own platform is closed, so there is no link to it.
 *
 * @see eu-duties C-23
 */
export function germanDispute({ country, say }: DisputeMarket): string {
  if (country === 'AT')
    return `${say('Schreiben Sie uns zuerst', 'Schreib uns zuerst')}: Meist finden wir eine Lösung. Danach ${say('können Sie sich an', 'kannst du dich an')} die Schlichtungsstelle
Internet Ombudsstelle in Wien wenden; wir nehmen an deren Verfahren teil.`
  if (country === 'CH')
    return `${say('Schreiben Sie uns zuerst', 'Schreib uns zuerst')}: Meist finden wir eine Lösung. Für Klagen aus Konsumentenverträgen ist auch das Gericht an
${say('Ihrem Wohnsitz', 'deinem Wohnsitz')} zuständig.`
  return `Wir nehmen nicht an einem Verfahren zur Streitbeilegung vor einer Verbraucherschlichtungsstelle teil und sind dazu
auch nicht verpflichtet (§ 36 VSBG). ${say('Schreiben Sie uns:', 'Schreib uns:')} Wir finden eine Lösung.`
}

export function frenchDispute({ country }: Pick<DisputeMarket, 'country'>): string {
  if (country === 'BE')
    return `Écrivez-nous d’abord : nous cherchons une solution. Vous pouvez ensuite saisir gratuitement le Service de Médiation pour
le Consommateur, boulevard du Roi Albert II 8, bte 1, 1000 Bruxelles.`
  if (country === 'CH')
    return `Écrivez-nous d’abord : nous cherchons une solution. Le tribunal de votre domicile est également compétent pour les
contrats conclus avec des consommateurs.`
  return `Écrivez-nous d’abord : nous cherchons une solution. Si elle ne vous convient pas, vous pouvez saisir gratuitement notre
médiateur : Médiation Commerce Exemple, 12 rue des Accords, 75000 Paris, mediation.example.`
}

export function dutchDispute({ country, say }: DisputeMarket): string {
  return country === 'BE'
    ? `Schrijf ons eerst: wij zoeken een oplossing. Daarna ${say('kunt u gratis', 'kun je gratis')} terecht bij de Consumentenombudsdienst, Koning
Albert II-laan 8 bus 1, 1000 Brussel.`
    : `Schrijf ons eerst: wij zoeken een oplossing. Komen we er samen niet uit, dan ${say('kunt u het', 'kun je het')} geschil voorleggen aan de
bevoegde rechter ${say('in uw woonplaats', 'in je woonplaats')}. Wij zijn niet aangesloten bij een geschillencommissie.`
}
