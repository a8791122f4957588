import { colors, sizes } from '#domain/products/productChoices.ts';

const adultSizes = sizes.filter((size) => !['XS', 'XXXL'].includes(size));
const childSizes = ['XS', 'S', 'M', 'L'];
const quietColors = ['Black', 'Gray', 'White', 'Blue'];
const livelyColors = ['Red', 'Pink', 'Blue', 'Yellow', 'Green', 'Purple'];
const warmColors = ['Black', 'White', 'Red', 'Pink', 'Orange'];
const importOrigins = ['China', 'Thailand', 'India', 'Turkey', 'Malaysia'];
const asianOrigins = ['Korea', 'Thailand', 'Japan', 'India'];
const warranties = ['7 days replacement', '6 months service', '1 year service'];

/**
 * Attributes of clothing, accessories, care products and toys, by the name that the catalog's tables give them. A product's description
 * begins with one of the openings and has one value of each detail; its colours are chosen from `colors`.
 */
export const apparelAttributes = {
  wear: {
    sizes: adultSizes,
    colors,
    details: {
      Material: ['Cotton and polyester blend', 'Soft breathable blend'],
      Fit: ['Regular', 'Slim', 'Relaxed'],
      Care: ['Hand wash in cold water', 'Machine wash, gentle cycle'],
      Origin: importOrigins,
    },
    openings: [
      'Light, comfortable and made for our weather.',
      'Easy to match, and it keeps its shape after washing.',
    ],
  },
  kidswear: {
    sizes: childSizes,
    colors: livelyColors,
    details: {
      Material: ['Soft combed cotton', 'Cotton with a polyester lining'],
      Age: ['1 to 3 years', '3 to 6 years', '4 to 8 years'],
      Care: ['Machine wash, gentle cycle'],
      Origin: importOrigins,
    },
    openings: ['Soft on the skin and easy to put on.', 'Bright colours that stay bright.'],
  },
  bag: {
    colors: ['Black', 'Gray', 'Red', 'Green', 'Blue', 'Pink'],
    details: {
      Material: ['PU leather', 'Waterproof nylon', 'Heavy canvas', 'Oxford fabric'],
      Closure: ['Metal zip', 'Magnetic button and zip'],
      Lining: ['Soft polyester'],
      Origin: importOrigins,
    },
    openings: ['Room for the day, light on the shoulder.', 'Strong seams and smooth zips.'],
  },
  shoe: {
    colors: quietColors,
    details: {
      Upper: ['Genuine leather', 'Breathable mesh', 'Soft PU leather'],
      Sole: ['Anti slip rubber', 'Light EVA foam'],
      'Size guide': ['tell us your EU size in the comment'],
      Origin: importOrigins,
    },
    openings: ['Comfortable from the first step.', 'A soft insole for long days.'],
  },
  jewel: {
    details: {
      Material: ['Gold plated alloy', '925 silver plated brass', 'Zinc alloy with zircon stones'],
      'Nickel free': ['yes'],
      Packing: ['Velvet gift box', 'Jewellery pouch'],
      Origin: ['India', 'Thailand', 'China'],
    },
    openings: ['A shine that lasts through many occasions.', 'Light enough to wear all day.'],
  },
  watch: {
    colors: ['Black', 'White', 'Blue', 'Green'],
    details: {
      Movement: ['Quartz', 'Japanese quartz'],
      Strap: ['Stainless steel mesh', 'Genuine leather', 'Silicone'],
      'Water resistance': ['3 ATM', '5 ATM'],
      Warranty: warranties,
    },
    openings: ['Clear to read and made to be worn every day.'],
  },
  accessory: {
    colors: warmColors,
    details: { Packing: ['Pouch', 'Box'], Origin: importOrigins },
    openings: ['The small thing that finishes the look.', 'Handy, light and well made.'],
  },
  cosmetic: {
    details: {
      'Skin type': ['All skin types', 'Normal to oily', 'Normal to dry'],
      Finish: ['Matte', 'Natural', 'Satin'],
      'Best before': ['24 months after manufacture'],
      Origin: asianOrigins,
    },
    openings: ['Long lasting colour that feels light.', 'Dermatologically tested and cruelty free.'],
  },
  care: {
    details: {
      'Suitable for': ['Daily use', 'All skin and hair types', 'Men and women'],
      'How to use': ['as shown on the pack', 'morning and evening'],
      'Best before': ['24 months after manufacture'],
      Origin: asianOrigins,
    },
    openings: ['Gentle care that you can see and feel.', 'Authentic product, sealed pack.'],
  },
  supplement: {
    details: {
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
    details: {
      Material: ['Non toxic and BPA free'],
      Age: ['0 to 12 months', '6 to 36 months', 'from birth'],
      Cleaning: ['warm water and mild soap'],
      Origin: importOrigins,
    },
    openings: ['Safe for little hands and mouths.', 'Tested, soft edged and easy to clean.'],
  },
  toy: {
    details: {
      Material: ['Non toxic, tested for children'],
      Age: ['from 3 years', '3 to 8 years', 'from 5 years'],
      Packing: ['Colour box', 'Gift bag'],
      Origin: ['China', 'Thailand'],
    },
    openings: ['Hours of play that also teach.', 'A gift that gets opened first.'],
  },
  book: {
    details: {
      Pages: ['12 thick pages', '24 thick pages'],
      Age: ['from 2 years', '3 to 7 years'],
      Language: ['Bangla and English'],
      Battery: ['not needed', '3 AAA, included'],
    },
    openings: ['Learning that feels like play.'],
  },
};
