import type { I18n } from '@lingui/core'

/** A choice of a fact in words, `hazards.signalWord.danger`; null where it is its own name, as classes of risk are. */
export function optionName(place: string, i18n: I18n): string | null {
  const [, letter] = /^energyLabel\..*\.([A-G])$/.exec(place) ?? []
  if (letter !== undefined)
    return i18n.t({ id: 'factOption.energyClass', message: 'Class {letter}', values: { letter } })
  return options(i18n)[place] ?? null
}

function options(i18n: I18n): Record<string, string> {
  return {
    'kinds.textile': i18n.t({ id: 'factOption.kinds.textile', message: 'Textile' }),
    'kinds.toy': i18n.t({ id: 'factOption.kinds.toy', message: 'Toy' }),
    'kinds.furniture': i18n.t({ id: 'factOption.kinds.furniture', message: 'Furniture' }),
    'kinds.energyLabelled': i18n.t({
      id: 'factOption.kinds.energyLabelled',
      message: 'Sold with an energy label',
    }),
    'kinds.indexed': i18n.t({ id: 'factOption.kinds.indexed', message: 'Has an index of repair in France' }),
    'kinds.environmentalSheet': i18n.t({
      id: 'factOption.kinds.environmentalSheet',
      message: 'Of a large producer: French environmental sheet',
    }),
    'kinds.connected': i18n.t({ id: 'factOption.kinds.connected', message: 'Makes data that somebody gets' }),
    'kinds.hazardous': i18n.t({
      id: 'factOption.kinds.hazardous',
      message: 'Mixture that is classified as hazardous',
    }),
    'kinds.deforestation': i18n.t({
      id: 'factOption.kinds.deforestation',
      message: 'Of wood, leather, rubber, coffee or cocoa',
    }),
    'kinds.passported': i18n.t({
      id: 'factOption.kinds.passported',
      message: 'Has a digital product passport',
    }),
    'kinds.repairable': i18n.t({ id: 'factOption.kinds.repairable', message: 'Its maker owes repairs' }),
    'kinds.food': i18n.t({ id: 'factOption.kinds.food', message: 'Food' }),
    'downloads.kind.assembly': i18n.t({
      id: 'factOption.downloads.kind.assembly',
      message: 'How it is put up',
    }),
    'downloads.kind.manual': i18n.t({ id: 'factOption.downloads.kind.manual', message: 'How it is used' }),
    'electrical.category.grossgerte': i18n.t({
      id: 'factOption.electrical.category.grossgerte',
      message: 'Large appliance',
    }),
    'electrical.category.bildschirme_und_monitore': i18n.t({
      id: 'factOption.electrical.category.bildschirme_und_monitore',
      message: 'Screen or monitor',
    }),
    'electrical.category.klgerte_informationsu_telekommtechnik': i18n.t({
      id: 'factOption.electrical.category.klgerte_informationsu_telekommtechnik',
      message: 'Small appliance, information and telecommunication',
    }),
    'hazards.signalWord.danger': i18n.t({ id: 'factOption.hazards.signalWord.danger', message: 'Danger' }),
    'hazards.signalWord.warning': i18n.t({ id: 'factOption.hazards.signalWord.warning', message: 'Warning' }),
    'battery.replacedBy.user': i18n.t({ id: 'factOption.battery.replacedBy.user', message: 'The user' }),
    'battery.replacedBy.professional': i18n.t({
      id: 'factOption.battery.replacedBy.professional',
      message: 'A professional',
    }),
    'personalisation.kind.text': i18n.t({ id: 'factOption.personalisation.kind.text', message: 'Text' }),
    'personalisation.kind.engraving': i18n.t({
      id: 'factOption.personalisation.kind.engraving',
      message: 'Engraving',
    }),
    'personalisation.drawing.kind.wagons': i18n.t({
      id: 'factOption.personalisation.drawing.kind.wagons',
      message: 'A wagon for each letter',
    }),
    'personalisation.drawing.kind.board': i18n.t({
      id: 'factOption.personalisation.drawing.kind.board',
      message: 'Hollows of a board',
    }),
    'personalisation.drawing.kind.cloth': i18n.t({
      id: 'factOption.personalisation.drawing.kind.cloth',
      message: 'Cloth that is stitched',
    }),
    'personalisation.drawing.kind.cup': i18n.t({
      id: 'factOption.personalisation.drawing.kind.cup',
      message: 'A cup',
    }),
    'personalisation.drawing.font.display': i18n.t({
      id: 'factOption.personalisation.drawing.font.display',
      message: 'That of headlines',
    }),
    'personalisation.drawing.font.text': i18n.t({
      id: 'factOption.personalisation.drawing.font.text',
      message: 'That of texts',
    }),
    'bundle.kind.bundle': i18n.t({ id: 'factOption.bundle.kind.bundle', message: 'As one article' }),
    'bundle.kind.virtual': i18n.t({
      id: 'factOption.bundle.kind.virtual',
      message: 'Put together when it is ordered',
    }),
  }
}

/** How a fact is written, where its name does not say so. */
export function factHint(place: string, i18n: I18n): string | null {
  return hints(i18n)[place] ?? null
}

function hints(i18n: I18n): Record<string, string> {
  return {
    kinds: i18n.t({
      id: 'factHint.kinds',
      message: 'The law asks for facts by what it is; what is missing then stands on top.',
    }),
    'energyLabel.eprelId': i18n.t({
      id: 'factHint.energyLabel.eprelId',
      message: 'Its number in the Union’s product register: figures alone.',
    }),
    'energyLabel.sheet': i18n.t({
      id: 'factHint.energyLabel.sheet',
      message: 'Its place in the media folder, such as papers/lamp.pdf.',
    }),
    'videos.src': i18n.t({
      id: 'factHint.videos.src',
      message: 'Its place in the media folder, such as papers/sofa.mp4.',
    }),
    'downloads.src': i18n.t({
      id: 'factHint.downloads.src',
      message: 'Its place in the media folder, such as papers/sofa.pdf.',
    }),
    warnings: i18n.t({
      id: 'factHint.warnings',
      message: 'Without the word “Warning”: the shop puts it before each.',
    }),
    deforestation: i18n.t({
      id: 'factHint.deforestation',
      message: 'The reference number of the Union’s system, 14 characters.',
    }),
    supportUntil: i18n.t({ id: 'factHint.supportUntil', message: 'Year and month: 2031-12.' }),
    productPassport: i18n.t({
      id: 'factHint.productPassport',
      message: 'The address where it stands: https://…',
    }),
    ageFrom: i18n.t({
      id: 'factHint.ageFrom',
      message: 'From 36 on a toy says why it is not for smaller children.',
    }),
    ecoParticipation: i18n.t({
      id: 'factHint.ecoParticipation',
      message: 'Part of the price, which names it: 12.50.',
    }),
    advice: i18n.t({
      id: 'factHint.advice',
      message: 'By the short name of the attribute, such as material.',
    }),
    variantImages: i18n.t({ id: 'factHint.variantImages', message: 'By the article number of the variant.' }),
    'personalisation.rows.maxLengthOf': i18n.t({
      id: 'factHint.personalisation.rows.maxLengthOf',
      message: 'By the article number of the variant, where larger ones take more.',
    }),
  }
}
