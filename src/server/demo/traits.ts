import { colors, sizes } from '#domain/catalogue.ts';

/** What goods of one kind have in common: their choices, and the lines of their description. */
export interface Trait {
  readonly sizes?: readonly string[];
  readonly colors?: readonly string[];
  /** `label: one of these`. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** Plain sentences, one of which opens the description. */
  readonly openings: readonly string[];
}

const adult = sizes.filter((size) => !['XS', 'XXXL'].includes(size));
const child = ['XS', 'S', 'M', 'L'];
const quiet = ['Black', 'Gray', 'White', 'Blue'];
const lively = ['Red', 'Pink', 'Blue', 'Yellow', 'Green', 'Purple'];
const warm = ['Black', 'White', 'Red', 'Pink', 'Orange'];
const imported = ['China', 'Thailand', 'India', 'Turkey', 'Malaysia'];
const asian = ['Korea', 'Thailand', 'Japan', 'India'];
const warranty = ['7 days replacement', '6 months service', '1 year service'];

const table = {
  wear: {
    sizes: adult,
    colors,
    facts: {
      Material: ['Cotton and polyester blend', 'Soft breathable blend'],
      Fit: ['Regular', 'Slim', 'Relaxed'],
      Care: ['Hand wash in cold water', 'Machine wash, gentle cycle'],
      Origin: imported,
    },
    openings: [
      'Light, comfortable and made for our weather.',
      'Easy to match, and it keeps its shape after washing.',
    ],
  },
  kidswear: {
    sizes: child,
    colors: lively,
    facts: {
      Material: ['Soft combed cotton', 'Cotton with a polyester lining'],
      Age: ['1 to 3 years', '3 to 6 years', '4 to 8 years'],
      Care: ['Machine wash, gentle cycle'],
      Origin: imported,
    },
    openings: ['Soft on the skin and easy to put on.', 'Bright colours that stay bright.'],
  },
  bag: {
    colors: ['Black', 'Gray', 'Red', 'Green', 'Blue', 'Pink'],
    facts: {
      Material: ['PU leather', 'Waterproof nylon', 'Heavy canvas', 'Oxford fabric'],
      Closure: ['Metal zip', 'Magnetic button and zip'],
      Lining: ['Soft polyester'],
      Origin: imported,
    },
    openings: ['Room for the day, light on the shoulder.', 'Strong seams and smooth zips.'],
  },
  shoe: {
    colors: quiet,
    facts: {
      Upper: ['Genuine leather', 'Breathable mesh', 'Soft PU leather'],
      Sole: ['Anti slip rubber', 'Light EVA foam'],
      'Size guide': ['tell us your EU size in the comment'],
      Origin: imported,
    },
    openings: ['Comfortable from the first step.', 'A soft insole for long days.'],
  },
  jewel: {
    facts: {
      Material: ['Gold plated alloy', '925 silver plated brass', 'Zinc alloy with zircon stones'],
      'Nickel free': ['yes'],
      Packing: ['Velvet gift box', 'Jewellery pouch'],
      Origin: ['India', 'Thailand', 'China'],
    },
    openings: ['A shine that lasts through many occasions.', 'Light enough to wear all day.'],
  },
  watch: {
    colors: ['Black', 'White', 'Blue', 'Green'],
    facts: {
      Movement: ['Quartz', 'Japanese quartz'],
      Strap: ['Stainless steel mesh', 'Genuine leather', 'Silicone'],
      'Water resistance': ['3 ATM', '5 ATM'],
      Warranty: warranty,
    },
    openings: ['Clear to read and made to be worn every day.'],
  },
  accessory: {
    colors: warm,
    facts: { Packing: ['Pouch', 'Box'], Origin: imported },
    openings: ['The small thing that finishes the look.', 'Handy, light and well made.'],
  },
  cosmetic: {
    facts: {
      'Skin type': ['All skin types', 'Normal to oily', 'Normal to dry'],
      Finish: ['Matte', 'Natural', 'Satin'],
      'Best before': ['24 months after manufacture'],
      Origin: asian,
    },
    openings: ['Long lasting colour that feels light.', 'Dermatologically tested and cruelty free.'],
  },
  care: {
    facts: {
      'Suitable for': ['Daily use', 'All skin and hair types', 'Men and women'],
      'How to use': ['as shown on the pack', 'morning and evening'],
      'Best before': ['24 months after manufacture'],
      Origin: asian,
    },
    openings: ['Gentle care that you can see and feel.', 'Authentic product, sealed pack.'],
  },
  supplement: {
    facts: {
      Serving: ['1 to 2 a day after a meal'],
      Storage: ['in a cool and dry place'],
      'Best before': ['18 months after manufacture'],
      Origin: ['USA', 'Turkey', 'UAE'],
    },
    openings: [
      'Authentic product, sealed pack.',
      'Not a substitute for a balanced diet; ask your doctor first.',
    ],
  },
  baby: {
    facts: {
      Material: ['Non toxic and BPA free'],
      Age: ['0 to 12 months', '6 to 36 months', 'from birth'],
      Cleaning: ['warm water and mild soap'],
      Origin: imported,
    },
    openings: ['Safe for little hands and mouths.', 'Tested, soft edged and easy to clean.'],
  },
  toy: {
    facts: {
      Material: ['Non toxic, tested for children'],
      Age: ['from 3 years', '3 to 8 years', 'from 5 years'],
      Packing: ['Colour box', 'Gift bag'],
      Origin: ['China', 'Thailand'],
    },
    openings: ['Hours of play that also teach.', 'A gift that gets opened first.'],
  },
  book: {
    facts: {
      Pages: ['12 thick pages', '24 thick pages'],
      Age: ['from 2 years', '3 to 7 years'],
      Language: ['Bangla and English'],
      Battery: ['not needed', '3 AAA, included'],
    },
    openings: ['Learning that feels like play.'],
  },
  textile: {
    colors: ['White', 'Gray', 'Blue', 'Pink', 'Green'],
    facts: {
      Care: ['Machine wash below 40 degrees'],
      Packing: ['Zip bag'],
      Origin: ['Bangladesh', 'China', 'Turkey'],
    },
    openings: ['Soft, breathable and colour fast.', 'Makes a room feel finished.'],
  },
  gadget: {
    colors: ['Black', 'White', 'Blue'],
    facts: {
      Connection: ['Bluetooth 5.3', 'USB Type-C', '2.4 GHz Wi-Fi'],
      Power: ['Rechargeable battery', 'USB powered'],
      'In the box': ['device, cable and manual'],
      Warranty: warranty,
    },
    openings: ['Small, useful and ready out of the box.', 'Checked by us before it is sent.'],
  },
  phone: {
    colors: ['Black', 'Blue', 'Green', 'Purple'],
    facts: {
      Display: ['6.5 inch HD+', '6.7 inch AMOLED'],
      Battery: ['5000 mAh', '6000 mAh'],
      SIM: ['Dual nano SIM'],
      Warranty: ['1 year service'],
    },
    openings: ['Official import, IMEI registered in Bangladesh.'],
  },
  appliance: {
    colors: ['White', 'Black', 'Red'],
    facts: {
      Power: ['220 V, 50 Hz'],
      Plug: ['2 pin, adapter included', '3 pin'],
      Cord: ['1.2 m', '1.5 m'],
      Warranty: ['6 months service', '1 year service'],
    },
    openings: ['Saves time every day.', 'Simple to use and easy to clean.'],
  },
  kitchen: {
    facts: {
      Material: ['Safe for food, BPA free'],
      Cleaning: ['dishwasher safe', 'wash with a soft sponge'],
      Origin: imported,
    },
    openings: ['Made for a busy kitchen.', 'Strong, safe for food and easy to store.'],
  },
  glass: {
    facts: {
      'Microwave safe': ['yes', 'no'],
      Packing: ['Foam box; broken pieces are replaced'],
      Origin: ['China', 'Thailand', 'Turkey'],
    },
    openings: ['Lays a beautiful table for guests.', 'Packed safely for the road.'],
  },
  clean: {
    facts: { Use: ['kitchen, bathroom and floor', 'home and car'], Origin: imported },
    openings: ['Less effort, cleaner home.'],
  },
  tool: {
    facts: {
      Use: ['home and garden', 'indoor', 'indoor and outdoor'],
      Origin: imported,
      Warranty: ['7 days replacement'],
    },
    openings: ['Do it yourself, and do it well.', 'Strong where it must be strong.'],
  },
  furniture: {
    colors: ['Black', 'Gray', 'Blue', 'Green'],
    facts: {
      Load: ['up to 110 kg', 'up to 150 kg'],
      Assembly: ['tools and guide included'],
      Warranty: ['6 months service'],
    },
    openings: ['Comfort that lasts for years.'],
  },
  light: {
    colors: ['White', 'Yellow'],
    facts: {
      Power: ['9 W LED', '12 W LED', '20 W LED'],
      'Light colour': ['warm white', 'warm, neutral and cool white', '16 million colours'],
      Life: ['25,000 hours'],
      Warranty: ['6 months service', '1 year service'],
    },
    openings: ['A warm light that saves power.'],
  },
  decor: {
    facts: { Place: ['living room, bedroom or office'], Packing: ['Foam box'], Origin: imported },
    openings: ['A small change that makes a room yours.'],
  },
  pet: {
    facts: {
      Material: ['Non toxic and washable'],
      'Suitable for': ['cats and small dogs', 'all cats and dogs'],
      Cleaning: ['warm water and soap'],
    },
    openings: ['For the smallest member of the family.'],
  },
  stationery: {
    facts: {
      Contents: ['as shown in the picture'],
      'Suitable for': ['school, office and gifts'],
      Origin: ['China', 'Japan'],
    },
    openings: ['Makes writing a joy.'],
  },
} satisfies Record<string, Trait>;

export type TraitName = keyof typeof table;
export const isTraitName = (name: string): name is TraitName => name in table;
export const traits: Readonly<Record<TraitName, Trait>> = table;
