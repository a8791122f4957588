/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const bagItems = `
# Luxury Bags | bag
Crocodile Pattern Top Handle Bag with Gold Lock and Dust Cover | 4850 | 3790 | crocBag | কুমির প্যাটার্ন হাতব্যাগ, গোল্ডেন লকসহ
Designer Satin Evening Bag with Crystal Handle | 3650 | 2890 | eveningBag | ক্রিস্টাল হাতলের সাটিন পার্টি ব্যাগ
# Vanity Bags | bag
Makeup Organizer Vanity Case with LED Mirror and Adjustable Dividers | 2450 | 1850 | vanity | LED আয়নাসহ মেকআপ ভ্যানিটি বক্স
Travel Cosmetic Pouch with Hook | 750 | 550 | cosmeticPouch | ট্রাভেল কসমেটিক পাউচ
# Tote Bags | bag
Heavy Canvas Tote Bag with Inner Pocket | 650 | 450 | canvasTote | মোটা ক্যানভাসের টোট ব্যাগ
Corduroy Shopper Bag | 790 | 590 | corduroyBag | কর্ডুরয় শপিং ব্যাগ
Printed Jute Tote Bag | 550 | 420 | juteTote | প্রিন্টেড পাটের টোট ব্যাগ
# Clutch Bags | bag
Beaded Party Clutch with Detachable Chain | 1450 | 1090 | beadedClutch | পুঁতির কাজের পার্টি ক্লাচ
Envelope Leather Clutch | 1150 | 850 | envelopeClutch | লেদারের এনভেলপ ক্লাচ
# Crossbody Bags | bag
Small Crossbody Phone Bag with Card Slots | 850 | 620 | phoneBag | ছোট ক্রসবডি ফোন ব্যাগ
Triple Zip Camera Crossbody Bag with Wide Strap | 1350 | 990 | cameraBag | তিন চেইনের ক্রসবডি ব্যাগ
# Shoulder Bags | bag
Nylon Waterproof Shoulder Bag with Six Pockets | 1250 | 890 | nylonShoulder | ওয়াটারপ্রুফ নাইলন শোল্ডার ব্যাগ
Crescent Hobo Shoulder Bag | 1150 | 850 | hobo | হোবো শোল্ডার ব্যাগ
# Satchel Bags | bag
Vintage Buckle Satchel in Vegan Leather | 2150 | 1650 | buckleSatchel | ভিনটেজ বাকল স্যাচেল ব্যাগ
Structured Office Satchel for Women | 1950 | 1490 | officeSatchel | মেয়েদের অফিস ব্যাগ
# School Bags | bag
Kids Cartoon School Bag with Lunch Pouch and Pencil Case, Set of 3 | 1650 | 1250 | kidsBag | বাচ্চাদের কার্টুন স্কুল ব্যাগ, ৩টির সেট
Lightweight School Backpack with Reflective Strip | 1350 | 990 | schoolBag | হালকা স্কুল ব্যাগ, রিফ্লেক্টিভ ফিতাসহ
# Barrel Bags | bag
Round Barrel Gym Bag | 1150 | 850 | barrelGym | গোল জিম ব্যাগ
Mini Barrel Handbag with Scarf | 1250 | | miniBarrel | স্কার্ফসহ মিনি ব্যারেল ব্যাগ
# Messenger Bags | bag
Canvas Messenger Bag 14 inch | 1450 | 1090 | messenger | ক্যানভাস মেসেঞ্জার ব্যাগ ১৪ ইঞ্চি
Water Resistant Courier Messenger Bag with Reflective Flap | 1750 | 1350 | courier | পানিরোধী কুরিয়ার মেসেঞ্জার ব্যাগ
# Belt Bags | bag
Running Waist Pouch with Bottle Holder | 550 | 390 | runningPouch | দৌড়ানোর কোমর ব্যাগ, বোতল হোল্ডারসহ
Leather Belt Bag with Two Zips | 850 | 620 | leatherBeltBag | দুই চেইনের লেদার বেল্ট ব্যাগ
# Laptop Bags | bag
Laptop Sleeve 15.6 inch with Handle | 850 | 620 | laptopSleeve | ল্যাপটপ স্লিভ ১৫.৬ ইঞ্চি
Business Laptop Briefcase with Trolley Strap and Shock Proof Lining | 2250 | 1690 | briefcase | বিজনেস ল্যাপটপ ব্রিফকেস
# Portable Hyperbaric Bags | bag
Portable Hyperbaric Pouch with Pressure Gauge and Hand Pump | 38500 | 34900 | hyperbaric | প্রেশার গেজসহ পোর্টেবল হাইপারবারিক পাউচ
Hyperbaric Bag Carry Case | 2950 | | hyperbaricCase | হাইপারবারিক ব্যাগের কেস
# Gym Bags | bag
Gym Duffel with Shoe Compartment and Wet Pocket | 1650 | 1190 | gymDuffel | জুতার পকেটসহ জিম ডাফেল ব্যাগ
Drawstring Sports Bag | 350 | 250 | drawstringBag | ফিতা টানা স্পোর্টস ব্যাগ
# Coin Purses | bag
Kiss Lock Embroidered Coin Purse | 250 | 180 | kissPurse | এমব্রয়ডারি করা কয়েন পার্স
Leather Key and Coin Pouch | 350 | 260 | keyPouch | লেদারের চাবি ও কয়েন পাউচ
# Bermuda Bags | bag
Bermuda Bag with Wooden Handles and Changeable Cover | 1850 | 1390 | bermuda | কাঠের হাতলের বারমুডা ব্যাগ
Straw Bermuda Beach Bag | 1250 | 950 | strawBeach | খড়ের বিচ ব্যাগ
# Backpacks | bag
40 Litre Hiking Backpack with Rain Cover and Hip Belt | 3250 | 2490 | hikingPack | ৪০ লিটার হাইকিং ব্যাকপ্যাক, রেইন কভারসহ
Mini Women Backpack in Soft PU Leather | 1450 | 1090 | miniBackpack | মেয়েদের মিনি ব্যাকপ্যাক
Waterproof Travel Backpack 35 Litre with Shoe Pocket | 2650 | 1990 | travelPack | ওয়াটারপ্রুফ ট্রাভেল ব্যাকপ্যাক ৩৫ লিটার
# New Bag Items | bag
Cabin Trolley Luggage 20 inch with TSA Lock and Silent Wheels | 6450 | 5290 | suitcase | কেবিন ট্রলি লাগেজ ২০ ইঞ্চি
Foldable Travel Duffel Bag | 850 | 590 | packableDuffel | ফোল্ডিং ট্রাভেল ডাফেল ব্যাগ
`;
