import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, samplePicture, sampleText } from '../samples/sample-blocks.ts'
import type { videoFields } from './video.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof videoFields> = {
  name: 'video',
  title: 'Film',
  use: 'Ein Film vom eigenen Host mit Untertiteln, oder von einem Dienst nach Zustimmung. Nichts startet von selbst.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text' },
    title: { label: 'Was zu sehen ist', kind: 'text', limit: 'höchstens 80 Zeichen', isRequired: true },
    file: { label: 'Filmdatei', kind: 'asset', limit: 'MP4, höchstens 20 MB' },
    url: { label: 'Adresse bei einem Dienst', kind: 'text', limit: 'YouTube oder Vimeo' },
    poster: { label: 'Standbild', kind: 'asset', limit: 'im Seitenverhältnis des Films' },
    sound: { label: 'Ton', kind: 'option', limit: 'unknown, none, spoken' },
    captions: { label: 'Untertitel', kind: 'asset', limit: 'WebVTT; Pflicht, sobald gesprochen wird' },
    captionsLanguage: { label: 'Sprache der Untertitel', kind: 'option', limit: 'de, fr, nl, en' },
    transcript: { label: 'Zum Nachlesen', kind: 'richtext', limit: 'Pflicht bei einer Filmdatei' },
    ratio: { label: 'Seitenverhältnis', kind: 'option', limit: '21/9, 16/9, 3/2, 4/3, 1/1, 4/5' },
    width: { label: 'Breite', kind: 'option', limit: 'page, reading, full' },
  },
}

export const samples = {
  usual: [
    sampleBlock('video', {
      headline: 'Aus einem Stück Eiche',
      title: 'Wie der Tisch Alma entsteht',
      file: { fieldtype: 'asset', filename: 'lindhaus/tisch-alma.mp4' },
      sound: 'none',
      poster: samplePicture('lindhaus/ratgeber-gedeckter-tisch.webp', '#e3d4bc'),
      transcript: sampleText(
        'Zuerst wird das Holz zwei Jahre lang getrocknet.',
        'Dann entscheidet das Auge.',
      ),
    }),
  ],
  elsewhere: [
    sampleBlock('video', {
      title: 'Zu Besuch in der Werkstatt',
      url: 'https://vimeo.com/123456789',
      poster: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
      width: 'reading',
    }),
  ],
  missingFilm: [
    sampleBlock('video', { headline: 'Kein Film', title: 'Nichts', url: 'https://evil.example/x.mp4' }),
  ],
}
