import type { CDPSession, Page } from '@playwright/test';

/** What a screen reader such as NVDA says of a page: the browser's accessibility tree, one line for each stop. */

interface AxValue {
  readonly value?: unknown;
}
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

/** Roles that are read as one stop, in the words of NVDA. */
const stops: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'check box',
  combobox: 'combo box',
  heading: 'heading',
  image: 'graphic',
  link: 'link',
  option: 'option',
  radio: 'radio button',
  searchbox: 'edit',
  textbox: 'edit',
};
/** Roles whose name is told before their content. */
const containers: Readonly<Record<string, string>> = {
  alert: 'alert',
  dialog: 'dialog',
  form: 'form landmark',
  group: 'grouping',
  main: 'main landmark',
  navigation: 'navigation landmark',
  radiogroup: 'grouping',
  region: 'region',
};

/** Said with their control or group. */
const labels: ReadonlySet<string> = new Set(['LabelText', 'Legend']);

const textOf = (value: AxValue | undefined): string =>
  typeof value?.value === 'string' || typeof value?.value === 'number' ? String(value.value).trim() : '';

const propertyOf = ({ properties = [] }: AxNode, name: string): unknown =>
  properties.find((property) => property.name === name)?.value.value;

const states = (node: AxNode): string[] => {
  const checked = propertyOf(node, 'checked');
  const expanded = propertyOf(node, 'expanded');
  return [
    ...(checked === undefined ? [] : [checked === 'true' ? 'checked' : 'not checked']),
    ...(propertyOf(node, 'pressed') === 'true' ? ['pressed'] : []),
    ...(expanded === undefined ? [] : [expanded === true ? 'expanded' : 'collapsed']),
    ...(propertyOf(node, 'required') === true ? ['required'] : []),
    ...(propertyOf(node, 'invalid') === 'true' ? ['invalid entry'] : []),
    ...(propertyOf(node, 'disabled') === true ? ['unavailable'] : []),
  ];
};

const roleOf = (node: AxNode): string => textOf(node.role);

/** One stop: role, name, states, description, value. */
const lineOf = (node: AxNode): string => {
  const role = stops[roleOf(node)] ?? containers[roleOf(node)] ?? roleOf(node);
  const level = propertyOf(node, 'level');
  const name = textOf(node.name);
  const description = textOf(node.description);
  return [
    role === 'heading' ? `heading level ${String(level)}` : role,
    name,
    ...states(node),
    description === name ? '' : description,
    textOf(node.value),
  ]
    .filter((part) => part !== '')
    .join(', ');
};

class Speech {
  readonly #nodes: ReadonlyMap<string, AxNode>;
  constructor(nodes: readonly AxNode[]) {
    this.#nodes = new Map(nodes.map((node) => [node.nodeId, node]));
  }
  find(matches: (node: AxNode) => boolean): AxNode | undefined {
    return [...this.#nodes.values()].find((node) => !node.ignored && matches(node));
  }
  /** The node's lines; a control's label and a group's legend are said with these, not by themselves. */
  lines(node: AxNode, isLabel = false): string[] {
    const role = roleOf(node);
    if (!node.ignored && role in stops) return [lineOf(node)];
    const lines: string[] = [];
    let isTextBefore = false;
    for (const id of node.childIds ?? []) {
      const child = this.#nodes.get(id);
      if (child === undefined) continue;
      const isText = !child.ignored && roleOf(child) === 'StaticText';
      const text = isText && !isLabel ? textOf(child.name) : '';
      if (text !== '') lines.push(isTextBefore ? `${lines.pop()} ${text}` : text);
      if (!isText) lines.push(...this.lines(child, isLabel || labels.has(roleOf(child))));
      isTextBefore = text !== '' || (isText && isTextBefore);
    }
    const isNamed = !node.ignored && role in containers && textOf(node.name) !== '';
    return isNamed ? [lineOf(node), ...lines] : lines;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const readTree = async (page: Page): Promise<Speech> => {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
  return new Speech(nodes);
};

/** What is read from the beginning to the end of the part with this role, such as `main`; empty without that part. */
export const speechOf = async (page: Page, role: string): Promise<string[]> => {
  const tree = await readTree(page);
  const part = tree.find((node) => roleOf(node) === role);
  return part === undefined ? [] : tree.lines(part);
};

/** What is said of the element with the focus. */
export const focusSpeech = async (page: Page): Promise<string> => {
  const tree = await readTree(page);
  const focused = tree.find((node) => propertyOf(node, 'focused') === true && roleOf(node) !== 'RootWebArea');
  return focused === undefined ? '' : lineOf(focused);
};
