import { Dialog, type DialogProps } from '@shop/ui/dialog/dialog'

/** A dialog of the frame; its code is fetched when the first one opens. */
export default function ShellDialog(props: Omit<DialogProps, 'isOpen'>) {
  return <Dialog isOpen {...props} />
}
