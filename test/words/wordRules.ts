/** Where a rule looks: identifiers and file names, or comments, test titles, CSS and Markdown. */
export type Part = 'name' | 'text';

export interface WordRule {
  /** Words and phrases. Of a name `cupShop` the words are `cup shop`; letter case counts for `whole` names only. */
  readonly words: readonly string[];
  /** The term to use. */
  readonly use: string;
  /** Both parts by default. */
  readonly part?: Part;
  /** Only a name that is the word and nothing else. */
  readonly whole?: true;
  /** Names, lines and files that may use the word. */
  readonly except?: RegExp;
}

const both: readonly WordRule[] = [
  { words: ['wish', 'wishes', 'wished'], use: 'command, event, input or args' },
  { words: ['anew'], use: 'again, refetch' },
  { words: ['breath', 'breathe'], use: 'yield to the main thread, yieldToMain' },
  { words: ['goods'], use: 'products' },
  { words: ['shelf', 'shelves'], use: 'product list, category, productFilter' },
  {
    words: ['reckon', 'reckons', 'reckoned', 'reckoning'],
    use: 'quote',
    // A field on the wire.
    except: /^reckoning$|`reckoning`/,
  },
  { words: ['tell outside'], use: 'listeners' },
  {
    words: ['paint', 'paints', 'painted', 'painting', 'unpainted'],
    use: 'render',
    // The browser's metric and work, and the demo's images, which are drawn pixel by pixel.
    except:
      /first[- ]?(contentful )?paint|browser(’s|'s)? (can )?paint|(paint|painted)(ground|demopicture)|(images|demo)\//i,
  },
  { words: ['joinery', 'house', 'houses'], use: 'app, architecture, codebase' },
  {
    words: ['room', 'rooms'],
    use: 'layer, folder, space',
    except: /\b(no|enough) room\b|\broom (for|left)\b/,
  },
  { words: ['door', 'doors', 'stair', 'stairs'], use: 'import rule, port, guard, route' },
  {
    words: ['fold', 'folds', 'folded'],
    use: 'replay, collapse',
    // Case folding.
    except: /normalizeEmail/,
  },
  { words: ['fence', 'fences', 'fenced'], use: 'constraint' },
  { words: ['luck'], use: 'rng' },
  { words: ['mood'], use: 'icon, severity' },
  { words: ['calm'], use: 'reducedMotion' },
];

const names: readonly WordRule[] = [
  { words: ['cup shop'], use: 'testShop' },
  { words: ['session bench'], use: 'sessionHarness' },
  { words: ['told', 'begun', 'ticked', 'heard'], use: 'a noun: result, draft, selected, requests' },
  { words: ['tick', 'ticks'], use: 'selection, checkbox' },
  { words: ['kept'], use: 'persisted, stored' },
  { words: ['lacks'], use: 'missingRequirements' },
  { words: ['asked', 'said', 'came'], use: 'a noun: query, message, value', whole: true },
  { words: ['shown', 'found'], use: 'a noun or adjective: visible, match', whole: true },
  {
    words: ['Whole', 'Sums', 'Foot', 'Ways', 'Mark', 'Columns', 'Line', 'Sheet', 'Place', 'Words'],
    use: 'a role: Root, Header, Row, Actions, Footer',
    whole: true,
    // An attribute of the demo products, which a visitor reads.
    except: /homeAttributes[.]ts$/,
  },
  { words: ['whole'], use: 'complete, isComplete', whole: true },
];

const texts: readonly WordRule[] = [
  { words: ['whoever', 'whomever', 'nobody', 'somebody'], use: 'the noun: no caller, a user, a developer' },
  { words: ['lies on', 'lies in', 'stands under', 'stands in', 'stands on'], use: 'is on, is in, is under' },
  { words: ['taken over'], use: 'hydrated' },
  { words: ['meanwhile'], use: 'in the meantime' },
];

const only = (part: Part, rules: readonly WordRule[]): WordRule[] => rules.map((rule) => ({ ...rule, part }));

/** Words that the code used for itself, each with the field's own term (docs/glossary.md). */
export const wordRules: readonly WordRule[] = [...both, ...only('name', names), ...only('text', texts)];
