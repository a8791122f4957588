export const bagItems = `
# Luxury Bags | 👜 | bag
Crocodile Pattern Top Handle Bag with Gold Lock and Dust Cover | 4850 | 3790
Designer Satin Evening Bag with Crystal Handle | 3650 | 2890 | 💎
# Vanity Bags | 👝 | bag
Makeup Organizer Vanity Case with LED Mirror and Adjustable Dividers | 2450 | 1850 | 💄
Travel Cosmetic Pouch with Hook | 750 | 550
# Tote Bags | 🛍️ | bag
Heavy Canvas Tote Bag with Inner Pocket | 650 | 450
Corduroy Shopper Bag | 790 | 590 | 👜
Printed Jute Tote Bag | 550 | 420 | 🌾
# Clutch Bags | 👛 | bag
Beaded Party Clutch with Detachable Chain | 1450 | 1090
Envelope Leather Clutch | 1150 | 850 | ✉️
# Crossbody Bags | 👝 | bag
Small Crossbody Phone Bag with Card Slots | 850 | 620
Triple Zip Camera Crossbody Bag with Wide Strap | 1350 | 990 | 📷
# Shoulder Bags | 👜 | bag
Nylon Waterproof Shoulder Bag with Six Pockets | 1250 | 890
Crescent Hobo Shoulder Bag | 1150 | 850 | 🌙
# Satchel Bags | 💼 | bag
Vintage Buckle Satchel in Vegan Leather | 2150 | 1650
Structured Office Satchel for Women | 1950 | 1490 | 👜
# School Bags | 🎒 | bag
Kids Cartoon School Bag with Lunch Pouch and Pencil Case, Set of 3 | 1650 | 1250
Lightweight School Backpack with Reflective Strip | 1350 | 990
# Barrel Bags | 🥁 | bag
Round Barrel Gym Bag | 1150 | 850
Mini Barrel Handbag with Scarf | 1250 | | 🧣
# Messenger Bags | 📨 | bag
Canvas Messenger Bag 14 inch | 1450 | 1090
Water Resistant Courier Messenger Bag with Reflective Flap | 1750 | 1350 | 💼
# Belt Bags | 🩳 | bag
Running Waist Pouch with Bottle Holder | 550 | 390 | 🏃
Leather Belt Bag with Two Zips | 850 | 620 | 👝
# Laptop Bags | 💻 | bag
Laptop Sleeve 15.6 inch with Handle | 850 | 620
Business Laptop Briefcase with Trolley Strap and Shock Proof Lining | 2250 | 1690 | 💼
# Portable Hyperbaric Bags | 🎈 | bag
Portable Hyperbaric Pouch with Pressure Gauge and Hand Pump | 38500 | 34900
Hyperbaric Bag Carry Case | 2950 | | 🧰
# Gym Bags | 🏋️ | bag
Gym Duffel with Shoe Compartment and Wet Pocket | 1650 | 1190
Drawstring Sports Bag | 350 | 250 | 👟
# Coin Purses | 👛 | bag
Kiss Lock Embroidered Coin Purse | 250 | 180 | 🪙
Leather Key and Coin Pouch | 350 | 260 | 🔑
# Bermuda Bags | 🏖️ | bag
Bermuda Bag with Wooden Handles and Changeable Cover | 1850 | 1390
Straw Bermuda Beach Bag | 1250 | 950 | 👒
# Backpacks | 🎒 | bag
40 Litre Hiking Backpack with Rain Cover and Hip Belt | 3250 | 2490 | 🥾
Mini Women Backpack in Soft PU Leather | 1450 | 1090
Waterproof Travel Backpack 35 Litre with Shoe Pocket | 2650 | 1990
# New Bag Items | 🧳 | bag
Cabin Trolley Luggage 20 inch with TSA Lock and Silent Wheels | 6450 | 5290
Foldable Travel Duffel Bag | 850 | 590 | ✈️
`;
