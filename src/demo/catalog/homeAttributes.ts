const imported = ['China', 'Thailand', 'India', 'Turkey', 'Malaysia'];
const warranty = ['7 days replacement', '6 months service', '1 year service'];

/**
 * Attributes of household products and electronics, by the name that the catalog's tables give them. A product's description begins with
 * one of the openings and has one value of each detail. Its colours are chosen from `colors`; without `colors` it has none.
 */
export const homeAttributes = {
  textile: {
    colors: ['White', 'Gray', 'Blue', 'Pink', 'Green'],
    details: {
      Care: ['Machine wash below 40 degrees'],
      Packing: ['Zip bag'],
      Origin: ['Bangladesh', 'China', 'Turkey'],
    },
    openings: ['Soft, breathable and colour fast.', 'Makes a room feel finished.'],
  },
  gadget: {
    colors: ['Black', 'White', 'Blue'],
    details: {
      Connection: ['Bluetooth 5.3', 'USB Type-C', '2.4 GHz Wi-Fi'],
      Power: ['Rechargeable battery', 'USB powered'],
      'In the box': ['device, cable and manual'],
      Warranty: warranty,
    },
    openings: ['Small, useful and ready out of the box.', 'Checked by us before it is sent.'],
  },
  phone: {
    colors: ['Black', 'Blue', 'Green', 'Purple'],
    details: {
      Display: ['6.5 inch HD+', '6.7 inch AMOLED'],
      Battery: ['5000 mAh', '6000 mAh'],
      SIM: ['Dual nano SIM'],
      Warranty: ['1 year service'],
    },
    openings: ['Official import, IMEI registered in Bangladesh.'],
  },
  appliance: {
    colors: ['White', 'Black', 'Red'],
    details: {
      Power: ['220 V, 50 Hz'],
      Plug: ['2 pin, adapter included', '3 pin'],
      Cord: ['1.2 m', '1.5 m'],
      Warranty: ['6 months service', '1 year service'],
    },
    openings: ['Saves time every day.', 'Simple to use and easy to clean.'],
  },
  kitchen: {
    details: {
      Material: ['Safe for food, BPA free'],
      Cleaning: ['dishwasher safe', 'wash with a soft sponge'],
      Origin: imported,
    },
    openings: ['Made for a busy kitchen.', 'Strong, safe for food and easy to store.'],
  },
  glass: {
    details: {
      'Microwave safe': ['yes', 'no'],
      Packing: ['Foam box; broken pieces are replaced'],
      Origin: ['China', 'Thailand', 'Turkey'],
    },
    openings: ['Lays a beautiful table for guests.', 'Packed safely for the road.'],
  },
  clean: {
    details: { Use: ['kitchen, bathroom and floor', 'home and car'], Origin: imported },
    openings: ['Less effort, cleaner home.'],
  },
  tool: {
    details: {
      Use: ['home and garden', 'indoor', 'indoor and outdoor'],
      Origin: imported,
      Warranty: ['7 days replacement'],
    },
    openings: ['Do it yourself, and do it well.', 'Strong where it must be strong.'],
  },
  furniture: {
    colors: ['Black', 'Gray', 'Blue', 'Green'],
    details: {
      Load: ['up to 110 kg', 'up to 150 kg'],
      Assembly: ['tools and guide included'],
      Warranty: ['6 months service'],
    },
    openings: ['Comfort that lasts for years.'],
  },
  light: {
    colors: ['White', 'Yellow'],
    details: {
      Power: ['9 W LED', '12 W LED', '20 W LED'],
      'Light colour': ['warm white', 'warm, neutral and cool white', '16 million colours'],
      Life: ['25,000 hours'],
      Warranty: ['6 months service', '1 year service'],
    },
    openings: ['A warm light that saves power.'],
  },
  decor: {
    details: { Place: ['living room, bedroom or office'], Packing: ['Foam box'], Origin: imported },
    openings: ['A small change that makes a room yours.'],
  },
  pet: {
    details: {
      Material: ['Non toxic and washable'],
      'Suitable for': ['cats and small dogs', 'all cats and dogs'],
      Cleaning: ['warm water and soap'],
    },
    openings: ['For the smallest member of the family.'],
  },
  stationery: {
    details: {
      Contents: ['as shown in the picture'],
      'Suitable for': ['school, office and gifts'],
      Origin: ['China', 'Japan'],
    },
    openings: ['Makes writing a joy.'],
  },
};
