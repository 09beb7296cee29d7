/**
 * Draws what lies beside the renders: seals, energy labels, leaflets (PDF) and short films.
 * Needs Node, `ffmpeg` and the packages of this repository: node papers.mjs
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { leaflet } from './leaflet.mjs'

const sharp = createRequire(new URL('../../../server/package.json', import.meta.url))('sharp')
const MEDIA = new URL('../', import.meta.url)

const BRANDS = {
  lindhaus: { accent: '#24493B', paper: '#F4F1EC', ink: '#1F1D19', font: 'Liberation Serif, serif' },
  puenktchen: { accent: '#1F6F6B', paper: '#E9F1EC', ink: '#23303A', font: 'Liberation Sans, sans-serif' },
}
const CHECK = '<path d="M-34 2 -10 28 36 -26" fill="none" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>'
const LEAF = '<path d="M0 44 C-52 20 -44 -34 0 -48 C44 -34 52 20 0 44 Z M0 44 V-18" fill="none" stroke-width="9" stroke-linejoin="round"/>'
const ARROWS = ['#00A651', '#50B848', '#BED630', '#FFF200', '#FDB913', '#F37021', '#ED1C24']

for (const brand of Object.keys(BRANDS)) mkdirSync(new URL(`${brand}/papers/`, MEDIA), { recursive: true })

await hazard('lindhaus/papers/ghs07')
await seal('lindhaus/papers/siegel-sicherheit', 'lindhaus', CHECK)
await seal('lindhaus/papers/siegel-leinen', 'lindhaus', LEAF)
await seal('puenktchen/papers/siegel-sicherheit', 'puenktchen', CHECK)
await energyLabel('lindhaus/papers/energie-trefot', { maker: 'Ljoshus', model: 'Trefot 1504', own: 'E', kwh: 12 })
await energyLabel('lindhaus/papers/energie-galerie', { maker: 'Ljoshus', model: 'Galerie Frame 10', own: 'F', kwh: 15 })
await energyLabel('puenktchen/papers/energie-hoppel', { maker: 'Pünktchen', model: 'Hoppel 5106', own: 'D', kwh: 2 })

write('lindhaus/papers/datenblatt-trefot.pdf', leaflet('Produktdatenblatt Trefot 1504', [
  'Energieeffizienzklasse E (A bis G) · Classe d’efficacité énergétique E (A à G) · Energieklasse E (A tot G)',
  '12 kWh / 1000 h · 1055 lm · 2700 K · CRI 90',
  'EPREL 1504130',
]))
write('lindhaus/papers/datenblatt-galerie.pdf', leaflet('Produktdatenblatt Galerie Frame 10', [
  'Energieeffizienzklasse F (A bis G) · Classe d’efficacité énergétique F (A à G) · Energieklasse F (A tot G)',
  '15 kWh / 1000 h · 10,1" · 1280 × 800',
  'EPREL 1711010',
]))
write('lindhaus/papers/aufbau-sofa-alva.pdf', leaflet('Sofa Alva', [
  '1. Karton öffnen, Füße und Schlüssel bereitlegen. · Ouvrir le carton, préparer les pieds et la clé. · Doos openen, poten en sleutel klaarleggen.',
  '2. Zu zweit auf die Rückseite legen. · À deux, coucher le canapé sur le dossier. · Met z’n tweeën op de rug leggen.',
  '3. Vier Füße handfest eindrehen. · Visser les quatre pieds à la main. · Vier poten handvast indraaien.',
  '4. Aufstellen, Kissen auflegen, fertig. · Redresser, poser les coussins. · Neerzetten, kussens erop, klaar.',
]))
write('lindhaus/papers/aufbau-tisch-stav.pdf', leaflet('Esstisch Stav', [
  '1. Platte auf eine weiche Unterlage legen. · Poser le plateau sur une surface douce. · Blad op een zachte ondergrond leggen.',
  '2. Beine mit je zwei Schrauben anziehen. · Serrer chaque pied avec deux vis. · Elke poot met twee schroeven vastzetten.',
  '3. Zu zweit umdrehen. · Retourner à deux. · Met z’n tweeën omdraaien.',
]))
write('puenktchen/papers/anleitung-lotta.pdf', leaflet('Kinderwagen Lotta', [
  '1. Gestell aufklappen, bis beide Riegel klicken. · Déplier le châssis jusqu’au clic des deux verrous. · Frame uitklappen tot beide grendels klikken.',
  '2. Wanne aufsetzen und daran ziehen. · Poser la nacelle et vérifier en tirant. · Bak plaatsen en eraan trekken.',
  '3. Bremse treten, bevor du loslässt. · Freiner avant de lâcher. · Rem voor je loslaat.',
]))
write('puenktchen/papers/aufbau-finja.pdf', leaflet('Babybett Finja', [
  '1. Seitenteile an die Kopfteile schrauben. · Visser les côtés aux têtes de lit. · Zijkanten aan de hoofdeinden schroeven.',
  '2. Rost in die gewünschte Höhe hängen. · Accrocher le sommier à la hauteur voulue. · Bodem op de gewenste hoogte hangen.',
  '3. Alle Schrauben nach vier Wochen nachziehen. · Resserrer toutes les vis après quatre semaines. · Na vier weken alle schroeven natrekken.',
]))
write('puenktchen/papers/datenblatt-hoppel.pdf', leaflet('Produktdatenblatt Hoppel 5106', [
  'Energieeffizienzklasse D (A bis G) · Classe d’efficacité énergétique D (A à G) · Energieklasse D (A tot G)',
  '2 kWh / 1000 h · 45 lm · 2200 K',
  'EPREL 5106110',
]))

film('lindhaus/sofa-3-sitzer-grau-main.webp', 'lindhaus/papers/film-sofa-alva.mp4')
film('puenktchen/kinderwagen-grau-main.webp', 'puenktchen/papers/film-kinderwagen-lotta.mp4')

/** The exclamation mark of Regulation (EC) No 1272/2008, Annex V: black on white in a red square set at a point. */
async function hazard(name) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="-160 -160 320 320">
    <rect x="-160" y="-160" width="320" height="320" fill="#fff"/>
    <path d="M0 -142 142 0 0 142 -142 0Z" fill="#fff" stroke="#e2001a" stroke-width="20" stroke-linejoin="miter"/>
    <path d="M-21 -82 Q0 -98 21 -82 L11 22 H-11Z"/><circle cy="56" r="19"/></svg>`
  await sharp(Buffer.from(svg)).webp({ quality: 88 }).toFile(path(`${name}.webp`))
}

/** A round seal without words: those stand beside it, in the reader's language. */
async function seal(name, brand, sign) {
  const { accent, paper, font } = BRANDS[brand]
  const dots = Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18
    return `<circle cx="${(118 * Math.cos(angle)).toFixed(1)}" cy="${(118 * Math.sin(angle)).toFixed(1)}" r="3.2" stroke="none"/>`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="-160 -160 320 320" font-family="${font}">
    <rect x="-160" y="-160" width="320" height="320" fill="${paper}"/>
    <circle r="140" fill="#fff" stroke="${accent}" stroke-width="7"/>
    <g fill="${accent}" stroke="${accent}">${dots}</g>
    <circle r="96" fill="none" stroke="${accent}" stroke-width="3"/>
    <g fill="${accent}" stroke="${accent}">${sign}</g></svg>`
  await sharp(Buffer.from(svg)).webp({ quality: 88 }).toFile(path(`${name}.webp`))
}

/** The arrows of the Union's label with the product's own class; the code for phones is left to the real maker. */
async function energyLabel(name, { maker, model, own, kwh }) {
  const classes = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  const rows = classes.map((letter, index) => {
    const y = 250 + index * 62
    const end = 150 + index * 34
    return `<path d="M40 ${y} H${end} l26 24 l-26 24 H40 Z" fill="${ARROWS[index]}"/><text x="54" y="${y + 37}" font-size="36" font-weight="700" fill="${index === 3 ? '#000' : '#fff'}" ${index === 3 ? '' : 'stroke="#000" stroke-width=".6"'}>${letter}</text>`
  })
  const y = 250 + classes.indexOf(own) * 62
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1000" viewBox="0 0 600 1000" font-family="Liberation Sans, sans-serif">
    <rect width="600" height="1000" fill="#fff"/><rect x="6" y="6" width="588" height="988" rx="14" fill="none" stroke="#0A4EA2" stroke-width="6"/>
    <rect x="6" y="6" width="588" height="104" rx="14" fill="#0A4EA2"/><rect x="6" y="60" width="588" height="50" fill="#0A4EA2"/>
    <text x="40" y="82" font-size="62" font-weight="700" fill="#fff">ENERG</text>
    <path d="M300 92 L322 26 H344 L304 92 Z" fill="#FFF200"/>
    <text x="40" y="168" font-size="34" font-weight="700">${maker}</text><text x="40" y="214" font-size="30">${model}</text>
    ${rows.join('')}
    <path d="M570 ${y - 14} H456 l-40 38 l40 38 H570 Z" fill="#000"/><text x="512" y="${y + 44}" font-size="58" font-weight="700" fill="#fff" text-anchor="middle">${own}</text>
    <line x1="40" x2="560" y1="716" y2="716" stroke="#0A4EA2" stroke-width="4"/>
    <text x="300" y="838" font-size="96" font-weight="700" text-anchor="middle">${kwh}</text>
    <text x="300" y="888" font-size="36" text-anchor="middle">kWh / 1000 h</text>
    <text x="300" y="966" font-size="24" text-anchor="middle">2019/2015</text></svg>`
  await sharp(Buffer.from(svg)).webp({ quality: 88 }).toFile(path(`${name}.webp`))
}

/** Four seconds toward a picture and along it, without sound. */
function film(from, to) {
  const move = "zoompan=z='1.02+0.34*on/96':x='(iw-iw/zoom)*(0.5-0.35*cos(on/96*PI))':y='(ih-ih/zoom)*0.55':d=96:s=720x720:fps=24"
  execFileSync('ffmpeg', [
    '-y', '-loglevel', 'error', '-i', path(from), '-vf', `scale=2880:2880:flags=lanczos,${move},format=yuv420p`,
    '-frames:v', '96', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-an', '-movflags', '+faststart',
    '-map_metadata', '-1', '-fflags', '+bitexact', path(to),
  ])
}

function write(name, bytes) {
  writeFileSync(path(name), bytes)
}

function path(name) {
  return new URL(name, MEDIA).pathname
}
