import { useLingui } from '@lingui/react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  RemoveFormatting,
  Strikethrough,
  Table,
  Underline,
} from 'lucide-react'
import { Button, Group, type PressEvent, ToggleButton, Toolbar } from 'react-aria-components'
import { Choice } from '../../../../parts/choice.tsx'
import { LinkTool } from './link-tool.tsx'
import { chosenPicture } from './picture/picture-in-text.ts'
import { PictureTool } from './picture/picture-tool.tsx'
import styles from './rich.module.css'
import { TableTools } from './table-tools.tsx'
import tools from './tools.module.css'

type RichToolsProps = { editor: Editor; label: string; language: string }

const LEVELS = [2, 3, 4] as const
const LISTS: ReadonlySet<string> = new Set(['bulletList', 'orderedList'])
const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true }

/** What can be done with the words that are chosen. A press by key leaves the focus in the bar, for the next one. */
export function RichTools({ editor, label, language }: RichToolsProps) {
  const { i18n } = useLingui()
  const now = useEditorState({ editor, selector: ({ editor: one }) => stateOf(one) })
  const run = (act: (chain: ChainedCommands) => ChainedCommands) => (event?: PressEvent) =>
    act(event?.pointerType === 'keyboard' ? editor.chain() : editor.chain().focus()).run()

  const toggles: Tool[] = [
    [i18n.t({ id: 'rich.bold', message: 'Bold' }), Bold, now.bold, (chain) => chain.toggleBold()],
    [i18n.t({ id: 'rich.italic', message: 'Italic' }), Italic, now.italic, (chain) => chain.toggleItalic()],
    [
      i18n.t({ id: 'rich.underline', message: 'Underlined' }),
      Underline,
      now.underline,
      (chain) => chain.toggleUnderline(),
    ],
    [
      i18n.t({ id: 'rich.strike', message: 'Struck through' }),
      Strikethrough,
      now.strike,
      (chain) => chain.toggleStrike(),
    ],
  ]
  const blocks: Tool[] = [
    [i18n.t({ id: 'rich.list', message: 'List' }), List, now.bulletList, (chain) => chain.toggleBulletList()],
    [
      i18n.t({ id: 'rich.numbers', message: 'Numbered list' }),
      ListOrdered,
      now.orderedList,
      (chain) => chain.toggleOrderedList(),
    ],
    [
      i18n.t({ id: 'rich.quote', message: 'Quote' }),
      Quote,
      now.blockquote,
      (chain) => chain.toggleBlockquote(),
    ],
  ]
  const steps: Step[] = [
    [
      i18n.t({ id: 'rich.indent', message: 'Entry below the one above' }),
      ListIndentIncrease,
      (chain) => chain.sinkListItem('listItem'),
      now.canIndent,
    ],
    [
      i18n.t({ id: 'rich.outdent', message: 'Entry one level up' }),
      ListIndentDecrease,
      (chain) => chain.liftListItem('listItem'),
      now.isNested,
    ],
    [
      i18n.t({ id: 'rich.table', message: 'Table' }),
      Table,
      (chain) => chain.insertTable(NEW_TABLE),
      !now.table,
    ],
    [i18n.t({ id: 'rich.rule', message: 'Line' }), Minus, (chain) => chain.setHorizontalRule(), true],
    [
      i18n.t({ id: 'rich.plain', message: 'Without formatting' }),
      RemoveFormatting,
      (chain) => chain.unsetAllMarks().clearNodes(),
      true,
    ],
  ]

  return (
    <Toolbar
      className={styles.tools ?? ''}
      aria-label={i18n.t({ id: 'rich.tools', message: 'Formatting of {label}', values: { label } })}
    >
      <Choice
        label={i18n.t({ id: 'rich.kind', message: 'Kind of paragraph' })}
        isBare
        options={kindsIn(i18n).filter(({ key }) => key !== 'other' || now.kind === 'other')}
        value={now.kind}
        onChange={(kind) => run((chain) => asKind(chain, kind))()}
      />
      <Group className={tools.group ?? ''}>
        {toggles.map((tool) => toggle(tool, run))}
        <LinkTool editor={editor} href={now.link} />
      </Group>
      <Group className={tools.group ?? ''}>
        {blocks.map((tool) => toggle(tool, run))}
        {steps.map(([name, Icon, act, isOffered]) =>
          isOffered ? (
            <Button key={name} className={tools.tool ?? ''} aria-label={name} onPress={run(act)}>
              <Icon aria-hidden="true" />
            </Button>
          ) : null,
        )}
      </Group>
      <PictureTool editor={editor} picture={now.picture} language={language} />
      {now.table && <TableTools editor={editor} />}
    </Toolbar>
  )
}

type Act = (chain: ChainedCommands) => ChainedCommands
type Tool = readonly [name: string, icon: LucideIcon, isOn: boolean, act: Act]
type Step = readonly [name: string, icon: LucideIcon, act: Act, isOffered: boolean]

function toggle([name, Icon, isOn, act]: Tool, run: (act: Act) => (event?: PressEvent) => unknown) {
  return (
    <ToggleButton
      key={name}
      className={tools.tool ?? ''}
      aria-label={name}
      isSelected={isOn}
      onPress={run(act)}
    >
      <Icon aria-hidden="true" />
    </ToggleButton>
  )
}

type Kind = 'paragraph' | `${(typeof LEVELS)[number]}` | 'other'

function kindsIn(i18n: ReturnType<typeof useLingui>['i18n']): { key: Kind; name: string }[] {
  return [
    { key: 'paragraph', name: i18n.t({ id: 'rich.paragraph', message: 'Paragraph' }) },
    ...LEVELS.map((level) => ({
      key: `${level}` as const,
      name: i18n.t({ id: 'rich.heading', message: 'Heading {level}', values: { level: level - 1 } }),
    })),
    { key: 'other', name: i18n.t({ id: 'rich.otherKind', message: 'Other' }) },
  ]
}

function asKind(chain: ChainedCommands, kind: Kind): ChainedCommands {
  const level = LEVELS.find((one) => `${one}` === kind)
  if (level !== undefined) return chain.setHeading({ level })
  return kind === 'paragraph' ? chain.setParagraph() : chain
}

function stateOf(editor: Editor) {
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }))
  const kind: Kind = level === undefined ? (editor.isActive('paragraph') ? 'paragraph' : 'other') : `${level}`
  const href: unknown = editor.getAttributes('link').href
  return {
    kind,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    table: editor.isActive('table'),
    canIndent: editor.can().sinkListItem('listItem'),
    isNested: listsAround(editor) > 1,
    picture: chosenPicture(editor),
    link: typeof href === 'string' && editor.isActive('link') ? href : null,
  }
}

/** In how many lists the cursor stands. */
function listsAround(editor: Editor): number {
  const { $from } = editor.state.selection
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name).filter((name) =>
    LISTS.has(name),
  ).length
}
